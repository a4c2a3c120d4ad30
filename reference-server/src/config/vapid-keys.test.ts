import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { bootRefusals } from './boot-refusals.ts';
import { readConfig } from './config.ts';
import { readEnvironment } from './environment.ts';
import { areOnePair, readOrCreateVapidKeys } from './vapid-keys.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-vapid-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the keys of push notifications', () => {
  it('are made once, are one pair, and are for nobody else to read', async () => {
    const keys = await readOrCreateVapidKeys(dataDir);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
    expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32);
    expect(areOnePair(keys)).toBe(true);
    expect((await stat(path.join(dataDir, 'vapid.json'))).mode & 0o777).toBe(0o600);
    expect(await readOrCreateVapidKeys(dataDir)).toEqual(keys);
  });

  it('that are broken are left as they are, and what to do is said', async () => {
    const file = path.join(dataDir, 'vapid.json');
    const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
    const mixed = JSON.stringify({ publicKey: one.publicKey, privateKey: other.privateKey });
    for (const text of ['', '{}', mixed]) {
      await writeFile(file, text);
      await expect(readOrCreateVapidKeys(dataDir)).rejects.toThrow(/Restore it from a backup/);
      expect(await readFile(file, 'utf8')).toBe(text);
    }
  });

  it('are the given ones where a pair is given', async () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const variables = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    const config = await readConfig({ DATA_DIR: dataDir, ...variables });
    expect(config.vapidKeys).toEqual({ publicKey, privateKey });
  });

  it('stop the start when one is missing or they do not belong together', () => {
    const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
    const refusals = (variables: Record<string, string>) =>
      bootRefusals(readEnvironment(variables)).join();
    expect(refusals({ VAPID_PUBLIC_KEY: one.publicKey })).toContain('give both or neither');
    const VAPID_PRIVATE_KEY = other.privateKey;
    const mixed = refusals({ VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY });
    expect(mixed).toContain('VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY');
    expect(refusals({ VAPID_PUBLIC_KEY: other.publicKey, VAPID_PRIVATE_KEY })).toBe('');
  });
});

describe('who sends push notifications', () => {
  const subjectOf = async (variables: Record<string, string>) =>
    (await readConfig({ DATA_DIR: dataDir, ...variables })).vapidSubject;

  it('is the portal’s own address where it is a real one, or who is named', async () => {
    const PUBLIC_ORIGIN = 'https://portal.example';
    expect(await subjectOf({ PUBLIC_ORIGIN, DEMO: 'i-understand' })).toBe(PUBLIC_ORIGIN);
    expect(await subjectOf({})).toMatch(/^mailto:/);
    expect(await subjectOf({ VAPID_SUBJECT: 'mailto:it@hotel.test' })).toBe('mailto:it@hotel.test');
  });
});

describe('push hosts', () => {
  it.each([
    '127.0.0.1',
    '[::1]',
    'localhost',
    'https://fcm.googleapis.com',
    '*',
    '*.*.test',
    'a b@c',
  ])('cannot be %s', (host) => {
    expect(() => readEnvironment({ PUSH_HOSTS: host })).toThrow('  PUSH_HOSTS');
  });

  it('are the known ones, or those that are named', () => {
    expect(readEnvironment({}).PUSH_HOSTS).toContain('fcm.googleapis.com');
    expect(readEnvironment({ PUSH_HOSTS: 'push.hotel.test, *.push.test' }).PUSH_HOSTS).toEqual([
      'push.hotel.test',
      '*.push.test',
    ]);
  });
});
