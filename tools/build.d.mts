/** Builds the page when its sources are newer; false when that failed. */
export function buildPage(): boolean;
