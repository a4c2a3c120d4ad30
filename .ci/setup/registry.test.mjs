import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../run-process.mjs';
import { fetchingEnvironment, whyUnreachable } from './registry.mjs';

/** npm starts slowly on a busy machine. */
const timeout = 60_000;

async function registry(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new Set();
  server.on('connection', (socket) => sockets.add(socket));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = `http://127.0.0.1:${server.address().port}`;
  return { ...process.env, npm_config_registry: url, npm_config_loglevel: 'error' };
}

test('a registry that answers can be reached, whatever it answers', { timeout }, async () => {
  const refusing = http.createServer((_, response) => response.writeHead(404).end('{}'));
  expect(await whyUnreachable(await registry(refusing), timeout)).toBeUndefined();
});

test('one that refuses connections cannot, and it is said why', { timeout }, async () => {
  const server = net.createServer();
  const env = await registry(server);
  server.close();
  await once(server, 'close');
  const setWrongly = { ...env, npm_config_fetch_timeout: 'never' };
  expect(await whyUnreachable(setWrongly)).toBe('ECONNREFUSED');
});

test('one that never answers is not waited for longer than that', { timeout }, async () => {
  const silent = await registry(net.createServer());
  const env = { ...silent, npm_config_fetch_timeout: '0' };
  expect(await whyUnreachable(env, 3_000)).toMatch(/no answer within 3 s|FETCH_ERROR/);
});

test('npm and pnpm ask one registry and retry briefly, unless somebody has set otherwise', () => {
  const env = fetchingEnvironment({ npm_config_registry: 'http://a.test', npm_config_cache: root });
  expect(env).toMatchObject({
    pnpm_config_registry: 'http://a.test',
    npm_config_fetch_retries: '1',
    pnpm_config_fetch_retries: '1',
    npm_config_cache: root,
  });
  const own = { pnpm_config_registry: 'http://b.test', npm_config_fetch_retries: '7' };
  expect(fetchingEnvironment({ npm_config_registry: 'http://a.test', ...own })).toMatchObject(own);
});

test('a cache that cannot be written is replaced by one of our own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'home'), '');
  const cacheOf = (env) => fetchingEnvironment(env).npm_config_cache;
  expect(cacheOf({ HOME: path.join(folder, 'not/there/yet') })).toBeUndefined();
  const own = path.join(root, '.toolchain/npm-cache');
  // A file where its home should be keeps out the administrator as well, who may run this.
  expect(cacheOf({ HOME: path.join(folder, 'home') })).toBe(own);
  expect(cacheOf({ npm_config_cache: path.join(folder, 'home/cache') })).toBe(own);
});
