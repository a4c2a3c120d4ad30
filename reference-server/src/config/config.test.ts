import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseFreePorts, readConfig } from './config.ts';

let DATA_DIR: string;
/** For those that strangers could reach. */
const DEMO = 'i-understand';

beforeEach(async () => {
  DATA_DIR = await mkdtemp(path.join(os.tmpdir(), 'portal-config-'));
});
afterEach(async () => {
  await rm(DATA_DIR, { recursive: true, force: true });
});

describe('the configuration', () => {
  it.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ HOST: '192.168.0.7', PORT: '80' }, 'http://192.168.0.7'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ PUBLIC_ORIGIN: 'https://portal.example/' }, 'https://portal.example'],
    [{ PUBLIC_ORIGIN: 'https://PORTAL.example:443/path' }, 'https://portal.example'],
  ])('knows the address of guests: %o', async (variables, origin) => {
    const { publicOrigin } = await readConfig({ DATA_DIR, DEMO, ...variables });
    expect(publicOrigin).toBe(origin);
  });

  it('lets pages use the session that come from there, by either name of this machine', async () => {
    const { allowedOrigins } = await readConfig({ DATA_DIR });
    expect([...allowedOrigins]).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000']);
    const PUBLIC_ORIGIN = 'https://portal.example';
    const named = await readConfig({ DATA_DIR, DEMO, PUBLIC_ORIGIN });
    expect([...named.allowedOrigins]).toEqual([PUBLIC_ORIGIN]);
  });

  describe('where it listens on every address of the machine', () => {
    const ofNetwork = { netmask: '', mac: '', internal: false, cidr: null };
    beforeEach(() => {
      vi.spyOn(os, 'networkInterfaces').mockReturnValue({
        lo: [{ ...ofNetwork, address: '127.0.0.1', family: 'IPv4', internal: true }],
        eth0: [
          { ...ofNetwork, address: '192.168.0.7', family: 'IPv4' },
          { ...ofNetwork, address: '2001:db8::7', family: 'IPv6', scopeid: 0 },
          { ...ofNetwork, address: 'fe80::1', family: 'IPv6', scopeid: 2 },
        ],
      });
    });
    const local = ['http://localhost:3000', 'http://127.0.0.1:3000'];

    it.each([
      ['0.0.0.0', ['http://192.168.0.7:3000']],
      ['::', ['http://192.168.0.7:3000', 'http://[2001:db8::7]:3000']],
    ])('lets pages use the session by each of them, and knows which: %s', async (HOST, others) => {
      const config = await readConfig({ DATA_DIR, DEMO, HOST });
      expect(config.publicOrigin).toBe('http://localhost:3000');
      expect(config.otherOrigins).toEqual(others);
      expect([...config.allowedOrigins]).toEqual([...local, ...others]);
    });

    it('keeps to the address of guests where that is given', async () => {
      const PUBLIC_ORIGIN = 'http://hotel.example';
      const config = await readConfig({ DATA_DIR, DEMO, HOST: '0.0.0.0', PUBLIC_ORIGIN });
      expect(config.otherOrigins).toEqual([]);
      expect([...config.allowedOrigins]).toEqual([PUBLIC_ORIGIN]);
    });
  });

  it.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ HOST: '0.0.0.0' }, 'http://127.0.0.1:3000'],
    [{ HOST: '::' }, 'http://[::1]:3000'],
    [{ HOST: '::1', PORT: '8080' }, 'http://[::1]:8080'],
    [{ HOST: '192.168.0.7', PUBLIC_ORIGIN: 'https://a.example' }, 'http://192.168.0.7:3000'],
  ])('knows where the sandbox reaches it: %o', async (variables, url) => {
    expect((await readConfig({ DATA_DIR, DEMO, ...variables })).localUrl).toBe(url);
  });

  it('names the real ports where any free one was asked for', async () => {
    const chosen = await chooseFreePorts({ DATA_DIR, PORT: '0', SANDBOX_PORT: '0' });
    expect(chosen.PORT).not.toBe(chosen.SANDBOX_PORT);
    const config = await readConfig(chosen);
    expect(config.publicOrigin).toMatch(/:[1-9]\d+$/);
    expect(config.sandboxUrl).toMatch(/:[1-9]\d+$/);
    expect(await chooseFreePorts({ PORT: '8080' })).toEqual({ PORT: '8080' });
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

  it('has a sandbox and a demo unless it is public, or that is what it is for', async () => {
    const demo = { isDemo: true, sandboxUrl: 'http://127.0.0.1:4000' };
    const SANDBOX_PORT = '4000';
    expect(await readConfig({ DATA_DIR, SANDBOX_PORT })).toMatchObject(demo);
    const behindProxy = { DATA_DIR, SANDBOX_PORT, TRUST_PROXY_HOPS: '1' };
    expect(await readConfig({ ...behindProxy, DEMO })).toMatchObject(demo);
    const complete = {
      PUBLIC_ORIGIN: 'https://portal.example',
      DATABASE_URL: 'postgres://db/portal',
      SESSION_SECRET: 'Zq8vT4nLx2Rk7Wc9Jp5Hd3Fs6Gb1Ym0Q',
      OTP_PEPPER: 'b7Kd2Xn9Vw4Rt6Lq1Mz8Pc5Hs3Fj0GyT',
      SMS_RU_API_ID: 'live-id',
      YOOKASSA_SHOP_ID: '100001',
      YOOKASSA_SECRET_KEY: 'test_key',
    };
    const real = await readConfig({ ...behindProxy, ...complete });
    expect(real).toMatchObject({ isDemo: false, sandboxUrl: null });
  });
});
