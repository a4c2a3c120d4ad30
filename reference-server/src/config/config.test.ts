import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

let DATA_DIR: string;

beforeEach(async () => {
  DATA_DIR = await mkdtemp(path.join(os.tmpdir(), 'portal-config-'));
});
afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));

describe('the configuration', () => {
  it.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ HOST: '192.168.0.7', PORT: '80' }, 'http://192.168.0.7'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ PUBLIC_ORIGIN: 'https://portal.example/' }, 'https://portal.example'],
    [{ PUBLIC_ORIGIN: 'https://PORTAL.example:443/path' }, 'https://portal.example'],
  ])('knows the address of guests: %o', async (given, origin) => {
    expect((await readConfig({ DATA_DIR, ...given })).publicOrigin).toBe(origin);
  });

  it('lets pages use the session that come from there, by either name of this machine', async () => {
    const { allowedOrigins } = await readConfig({ DATA_DIR });
    expect([...allowedOrigins]).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000']);
    const PUBLIC_ORIGIN = 'https://portal.example';
    const named = await readConfig({ DATA_DIR, PUBLIC_ORIGIN });
    expect([...named.allowedOrigins]).toEqual([PUBLIC_ORIGIN]);
  });

  it('takes each secret that is given, and makes the others', async () => {
    const SESSION_SECRET = 'a session secret that was given here';
    const made = await readConfig({ DATA_DIR });
    const { secrets } = await readConfig({ DATA_DIR, SESSION_SECRET });
    expect(secrets).toEqual({ ...made.secrets, sessionSecret: SESSION_SECRET });
  });

  it('does not start where that is not safe, and says all reasons', async () => {
    const started = readConfig({ DATA_DIR, NODE_ENV: 'production' });
    await expect(started).rejects.toThrow(/SESSION_SECRET[\s\S]*OTP_PEPPER[\s\S]*PUBLIC_ORIGIN/);
  });

  it('has a sandbox unless it is production', async () => {
    const { sandboxUrl } = await readConfig({ DATA_DIR, SANDBOX_PORT: '4000' });
    expect(sandboxUrl).toBe('http://127.0.0.1:4000');
  });
});
