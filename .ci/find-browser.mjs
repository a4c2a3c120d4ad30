import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unpackChromium } from './unpack-chromium.mjs';

const require = createRequire(import.meta.url);

const installedNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const installedApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Pages that a whole Chromium loads behind the address bar of every window; each costs a renderer.
 */
const addressBarFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off. A browser heeds the last such flag alone, so ours has to say it again. */
const featuresPlaywrightDisables = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Quiet and the same on every machine; the sandbox is off because test machines often run as root. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  `--disable-features=${[...featuresPlaywrightDisables, ...addressBarFeatures].join(',')}`,
];

/** @type {{ executablePath: string, args: string[] } | undefined} */
let found;

/**
 * Finds a Chromium to test with: `CHROMIUM_PATH`, an installed one, Playwright's download, then the
 * one inside the npm package `@sparticuz/chromium`, which is unpacked once into `.toolchain/`.
 *
 * @returns {{ executablePath: string, args: string[] }} launch options for Playwright
 * @throws {Error} when none of the four starts, with what can be done about it
 */
export function findBrowser() {
  found ??= {
    executablePath: named() ?? installed() ?? downloaded() ?? packaged(),
    args: [...args],
  };
  return { executablePath: found.executablePath, args: [...found.args] };
}

function named() {
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
  const executablePath = require('playwright').chromium.executablePath();
  return existsSync(executablePath) && starts(executablePath) ? executablePath : undefined;
}

function packaged() {
  const advice =
    'Install Chromium or Chrome, or run `npx playwright install chromium`, or set CHROMIUM_PATH.';
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `No browser was found, and the one on npm is for Linux x64, not ${process.platform} ${process.arch}. ${advice}`,
    );
  }
  const executablePath = unpackChromium();
  if (!starts(executablePath)) {
    throw new Error(`The browser unpacked from npm, ${executablePath}, does not start. ${advice}`);
  }
  return executablePath;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function starts(executablePath) {
  try {
    execFileSync(executablePath, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
