/** Launch options for Playwright that start a Chromium on this machine. */
export interface FoundBrowser {
  executablePath: string;
  args: string[];
}

export function findBrowser(): FoundBrowser;
