import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(import.meta.dirname, '..');
const require = createRequire(path.join(root, 'reference-app/package.json'));

/**
 * Unpacks the Chromium of `@sparticuz/chromium`, with the shared libraries and the fonts that a bare
 * Linux lacks, into `.toolchain/`. The second call finds it there.
 *
 * @returns {string} a start script that sets the library and font paths and becomes the browser
 */
export function unpackChromium() {
  const entry = require.resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(path.join(entry, '../../package.json'), 'utf8'));
  const folder = path.join(root, `.toolchain/chromium-${version}`);
  const startScript = path.join(folder, 'start.sh');
  if (existsSync(startScript)) return startScript;

  mkdirSync(path.dirname(folder), { recursive: true });
  const staging = mkdtempSync(`${folder}.`);
  try {
    // The package unpacks into the system's temporary folder, so a process of its own is given one.
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), entry], {
      env: { ...process.env, TMPDIR: staging },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    writeFileSync(path.join(staging, 'fonts.conf'), fontsConfiguration(folder));
    writeFileSync(path.join(staging, 'start.sh'), startScriptText(folder), { mode: 0o755 });
    moveIntoPlace(staging, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return startScript;
}

function moveIntoPlace(staging, folder) {
  try {
    renameSync(staging, folder);
  } catch (error) {
    // Another process that unpacked at the same moment was first; its copy is as good.
    if (!existsSync(path.join(folder, 'start.sh'))) throw error;
  }
}

function fontsConfiguration(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

function startScriptText(folder) {
  return `#!/bin/sh
export LD_LIBRARY_PATH='${folder}/al2023/lib'
export FONTCONFIG_FILE='${folder}/fonts.conf'
exec '${folder}/chromium' "$@"
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const entry = process.argv[2];
  const { default: chromium, inflate } = await import(entry);
  await chromium.executablePath();
  await inflate(path.join(path.dirname(entry), '../bin/al2023.tar.br'));
}
