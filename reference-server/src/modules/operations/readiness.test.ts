import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { layCuttableLine, type CuttableLine } from '../../../test/resilience/cuttable-line.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createTestPortal, type TestPortal } from '../../../test/portal.ts';
import { openDatabase, type Database } from '../../db/database.ts';

let test: TestDatabase;
let line: CuttableLine;
let database: Database;
let portal: TestPortal;
let token: string;

beforeAll(async () => {
  test = await createTestDatabase();
  line = await layCuttableLine(test.url);
  database = await openDatabase({ url: line.url });
  portal = await createTestPortal({ database });
  ({ token } = await portal.guest());
});
afterAll(async () => {
  await line.mend();
  await portal.stop();
  await database.close();
  await line.stop();
  await test.stop();
});
beforeEach(async () => {
  await line.mend();
  await eventually(async () => expect((await get('/readyz')).status).toBe(200));
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(portal.url + path, { headers });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}

describe('readiness', () => {
  it('names what it depends on', async () => {
    const { body } = await get('/readyz');
    const redis = process.env['REDIS_URL'] ? { redis: 'ok' } : {};
    expect(body).toEqual({ status: 'ok', checks: { database: 'ok', ...redis } });
  });

  it.each(['cut', 'freeze'] as const)(
    'is gone while the line to the database is broken (%s), and comes back',
    async (how) => {
      await line[how]();
      const { status, headers, body } = await get('/readyz');
      expect(status).toBe(503);
      expect(headers.get('Retry-After')).toBe('5');
      expect(body).toMatchObject({
        success: false,
        code: 'UNAVAILABLE',
        details: [{ path: 'database' }],
      });
      expect((await get('/healthz')).body).toEqual({ status: 'ok' });
      await line.mend();
      await eventually(async () => expect((await get('/readyz')).status).toBe(200));
    },
    30_000,
  );
});

describe('calls', () => {
  it('say that the portal cannot answer while the database is away, and answer after it', async () => {
    await line.cut();
    const calls = [
      await get('/api/rooms', { Authorization: `Bearer ${token}` }),
      await get('/api/store/1'),
      await get('/api/stores'),
    ];
    for (const { status, headers, body } of calls) {
      expect(body).toMatchObject({ success: false, code: 'UNAVAILABLE' });
      expect(status).toBe(503);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect((await fetch(`${portal.url}/metrics`)).status).toBe(200);
    await line.mend();
    await eventually(async () => expect((await get('/api/stores')).status).toBe(200));
  });
});
