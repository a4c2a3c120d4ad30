import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { root } from './run-process.mjs';

/** What is promised to whoever has no network: an answer within a minute. */
const timeout = 60_000;
const members = [
  ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`),
  ...['reference-app', 'reference-server'],
];

/** A clone in which nothing is installed yet. */
let clone;
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  const isOurs = (file) => path.basename(file) !== 'node_modules';
  cpSync(path.join(root, '.ci'), path.join(clone, '.ci'), { recursive: true, filter: isOurs });
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    cpSync(path.join(root, file), path.join(clone, file));
  }
  for (const member of members) {
    cpSync(path.join(root, member, 'package.json'), path.join(clone, member, 'package.json'));
  }
});

/** Runs `npm start` as package.json has it. */
function start(env) {
  return new Promise((resolve) => {
    const file = path.join(clone, '.ci/launch.mjs');
    execFile(process.execPath, [file, 'start'], { env }, (error, stdout, stderr) =>
      resolve({ exitCode: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

function whereIs(command) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders
    .map((folder) => path.join(folder, command))
    .find((file) => {
      try {
        return realpathSync(file);
      } catch {
        return false;
      }
    });
}

/** A PATH with these commands and nothing else. */
function pathOf(...commands) {
  const folder = path.join(clone, 'bin');
  mkdirSync(folder);
  symlinkSync(process.execPath, path.join(folder, 'node'));
  for (const command of commands) symlinkSync(whereIs(command), path.join(folder, command));
  return folder;
}

async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

async function closedRegistry() {
  const server = net.createServer();
  const url = await listen(server);
  server.close();
  await once(server, 'close');
  return url;
}

async function silentRegistry() {
  const sockets = new Set();
  const server = net.createServer((socket) => sockets.add(socket));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return listen(server);
}

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc": give a whole number from 0 to 65535.'],
  [{ NODE_ENV: 'production' }, 'NODE_ENV is production, and so this portal is for strangers.'],
  [{ DATA_DIR: 'package.json' }, 'package.json is a file. Name another folder in DATA_DIR.'],
])(
  'npm start with %o says what is wrong before anything is fetched',
  { timeout },
  async (env, words) => {
    const before = readdirSync(clone);
    const { exitCode, output } = await start({ PATH: pathOf('npm'), ...env });
    expect(output).toContain(words);
    expect(output).not.toContain('Fetching');
    expect(exitCode).toBe(1);
    expect(readdirSync(clone).filter((name) => name !== 'bin')).toEqual(before);
  },
);

test(
  'a first start whose registry is silent ends with what to do, and not in npm’s retries',
  { timeout },
  async () => {
    const { exitCode, output } = await start({
      PATH: pathOf('npm'),
      HOME: clone,
      npm_config_registry: await silentRegistry(),
      npm_config_fetch_timeout: '3000',
    });
    expect(output).toMatch(/could not be fetched, because the npm registry cannot be reached \(/);
    expect(output).toContain('Check the network, and the proxy and the registry');
    expect(exitCode).toBe(1);
  },
);

test('so does one that has the tools and not what they install', { timeout }, async () => {
  const { exitCode, output } = await start({
    ...process.env,
    HOME: clone,
    XDG_CACHE_HOME: path.join(clone, 'cache'),
    npm_config_registry: await closedRegistry(),
    pnpm_config_store_dir: path.join(clone, 'store'),
  });
  expect(output).toContain(
    'The dependencies could not be installed, because the npm registry cannot be',
  );
  expect(output).toContain(
    '(ECONNREFUSED) and not all of them are on this machine. Check the network',
  );
  expect(exitCode).toBe(1);
});
