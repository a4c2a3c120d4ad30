import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestPortal } from './test/portal.ts';
import { runCommand } from './test/run-command.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const token = 'of-the-scraper-and-long-enough';
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-doctor-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the command as npm does. */
const run = (environment: Record<string, string>, ...args: string[]) =>
  runCommand('doctor', { args, environment: { DATA_DIR: dataDir, PORT: '1', ...environment } });

describe('npm run doctor', { timeout: 60_000 }, () => {
  it('says for people what is wrong and what to run, and ends with 1', async () => {
    const { exitCode, output } = await run({});
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^wrong +address +Nobody answers at http:\/\/127\.0\.0\.1:1 /m);
    expect(output).toMatch(/^ +→ Start the portal \(npm start\)/m);
    expect(output).toMatch(/1 wrong, 0 to look at\.\n$/);
  });

  it('says it for programs, without a secret, also where a start would be refused', async () => {
    const secret = 'of-nobody-else-and-rather-long';
    const environment = {
      NODE_ENV: 'production',
      SESSION_SECRET: secret,
      YOOKASSA_SHOP_ID: secret,
    };
    const { exitCode, output } = await run(environment, '--json');
    const sent = JSON.parse(output) as {
      findings: { check: string; level: string }[];
      wrong: number;
    };
    expect(exitCode).toBe(1);
    expect(sent.wrong).toBe(sent.findings.filter(({ level }) => level === 'wrong').length);
    expect(sent.findings).toContainEqual(
      expect.objectContaining({ check: 'settings', level: 'wrong' }),
    );
    expect(output).not.toContain(secret);
  });

  it('finds nothing wrong with a portal that is as it should be, and ends with 0', async () => {
    const portal = await createTestPortal({ only: [], environment: { METRICS_TOKEN: token } });
    try {
      const { hostname: HOST, port: PORT } = new URL(portal.url);
      const environment = { DATABASE_URL: portal.database.url, METRICS_TOKEN: token, HOST, PORT };
      const { exitCode, output } = await run(environment, '--json');
      const sent = JSON.parse(output) as { findings: { check: string; level: string }[] };
      // How full and how small this machine is nobody here decides.
      const ofMachine = new Set(['disk', 'memory', 'descriptors']);
      expect(
        sent.findings.filter(({ check, level }) => level !== 'ok' && !ofMachine.has(check)),
      ).toEqual([]);
      expect(sent.findings.map(({ check }) => check)).toEqual(
        expect.arrayContaining(['settings', 'migrations', 'admin', 'ready', 'proxy', 'live']),
      );
      expect(exitCode).toBe(0);
    } finally {
      await portal.stop();
    }
  });

  it('says what is wrong with an environment that cannot be read', async () => {
    const { exitCode, output } = await run({ PORT: 'many' });
    expect([exitCode, output]).toEqual([1, expect.stringMatching(/^wrong +settings .+PORT/s)]);
  });
});
