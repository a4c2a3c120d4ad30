import { findInstalledBrowser, findNamedBrowser, starts } from './installed-browser.mjs';
import { unpackChromium } from './unpack-chromium.mjs';

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
 * Finds a Chromium to test with: `CHROMIUM_PATH`, then the one inside the npm package `@sparticuz/chromium`,
 * which is unpacked once into `.toolchain/`, an installed one, Playwright's download. The packaged one is a
 * headless shell: without the browser around its pages, a journey takes a quarter less of the processor.
 *
 * @returns {{ executablePath: string, args: string[] }} launch options for Playwright
 * @throws {Error} when none of the four starts, with what can be done about it
 */
export function findBrowser() {
  found ??= {
    executablePath:
      findNamedBrowser() ?? findPackagedBrowser() ?? findInstalledBrowser() ?? noBrowser(),
    args: [...args],
  };
  return { executablePath: found.executablePath, args: [...found.args] };
}

function findPackagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const executablePath = unpackChromium();
  return starts(executablePath) ? executablePath : undefined;
}

function noBrowser() {
  throw new Error(
    'No browser starts, and the one on npm is for Linux x64. ' +
      'Install Chromium or Chrome, or run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
}
