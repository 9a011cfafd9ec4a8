/** The browser for tests and pictures: `CHROME_PATH`, else one on the path; undefined for the one of Playwright. */
export function findBrowser(): string | undefined;
/** Sees to it that there is a browser; `ok` is false when none could be had. */
export function ensureBrowser(): { readonly ok: boolean; readonly path: string | undefined };
