/** The browser for tests and pictures: `CHROME_PATH`, else one on the path; undefined for the one of Playwright. */
export function findBrowser(): string | undefined;
