import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refuseFolder, refuseSettings } from './refusals.mjs';

test.each(['/home/me/c#/portal', '/home/me/why?/portal'])(
  'a folder such as %s is refused',
  (folder) => expect(() => refuseFolder(folder)).toThrow(/has "[#?]" in it.*\n.*Move or clone/),
);

test.each(['/home/me/my portal', '/home/я/100%', "/home/me/[a] 'b'"])('%s is not', (folder) =>
  expect(() => refuseFolder(folder)).not.toThrow(),
);

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc": give a whole number from 0 to 65535'],
  [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT is "70000"'],
  [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
  [{ NODE_ENV: 'production' }, 'env -u NODE_ENV npm start'],
  [{ NODE_ENV: 'production', DATABASE_URL: 'x' }, 'It needs PUBLIC_ORIGIN, SESSION_SECRET, OTP'],
  [{ NODE_ENV: 'production', DEMO: 'i-understand' }, 'NODE_ENV is production'],
  [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
  [{ HOST: '::' }, 'DEMO=i-understand'],
])('settings that the portal would refuse are refused first: %o', (env, reason) => {
  expect(() => refuseSettings(env)).toThrow(reason);
});

const complete = { PUBLIC_ORIGIN: 'a', DATABASE_URL: 'b', SESSION_SECRET: 'c', OTP_PEPPER: 'd' };
test.each([
  {},
  { PORT: '', SANDBOX_PORT: ' ', NODE_ENV: '', HOST: '' },
  { PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'development' },
  { HOST: '::1' },
  { HOST: '0.0.0.0', DEMO: 'i-understand' },
  { NODE_ENV: 'production', ...complete },
])('others are left to the portal: %o', (env) => {
  expect(() => refuseSettings(env)).not.toThrow();
});

test('data that cannot be kept is refused, and nothing is made for it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  for (const DATA_DIR of [file, path.join(file, 'data'), path.join(file, 'data/deeper')]) {
    expect(() => refuseSettings({ DATA_DIR })).toThrow(/file.*Name another folder in DATA_DIR/);
  }
  const name = 'a'.repeat(300);
  expect(() => refuseSettings({ DATA_DIR: path.join(folder, name) })).toThrow('ENAMETOOLONG');
  expect(() => refuseSettings({ DATA_DIR: path.join(folder, 'new/data') })).not.toThrow();
  expect(readdirSync(folder)).toEqual(['file']);
});
