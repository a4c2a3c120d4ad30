import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

const installedNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Where macOS has them. */
export const installedApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser that somebody has put on this machine: `CHROMIUM_PATH`, an installed one, then Playwright's
 * download, which is Chrome for Testing. Run as a program, prints it; nothing where there is none.
 *
 * @returns {string | undefined} its path
 * @throws {Error} when the one in `CHROMIUM_PATH` does not start
 */
export function findInstalledBrowser() {
  return findNamedBrowser() ?? installed() ?? downloaded();
}

/**
 * The browser in `CHROMIUM_PATH`.
 *
 * @throws {Error} when it does not start
 */
export function findNamedBrowser() {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) return undefined;
  if (!starts(executablePath)) {
    throw new Error(
      `CHROMIUM_PATH names ${executablePath}, which does not start as a browser. ` +
        'Correct it, or unset it to let a browser be found.',
    );
  }
  return executablePath;
}

function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => installedNames.map((name) => path.join(folder, name)));
  return [...onPath, ...installedApplications].find((file) => isExecutable(file) && starts(file));
}

function downloaded() {
  const executablePath = playwright()?.chromium.executablePath();
  return executablePath && existsSync(executablePath) && starts(executablePath)
    ? executablePath
    : undefined;
}

/** In a fresh clone it is not installed yet. */
function playwright() {
  try {
    return require('playwright');
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Names the browser that has started, for the processes that this one starts: each would try it again. */
const startedVariable = 'BROWSER_STARTED';

/** Whether a program says its version, as browsers do. */
export function starts(executablePath) {
  if (process.env[startedVariable] === executablePath) return true;
  try {
    execFileSync(executablePath, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    process.env[startedVariable] = executablePath;
    return true;
  } catch {
    return false;
  }
}

const self = fileURLToPath(import.meta.url);
if (process.argv[1] && realpathSync(process.argv[1]) === realpathSync(self)) {
  try {
    const found = findInstalledBrowser();
    if (found) console.log(found);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
