import { describe, expect, it } from 'vitest';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const environment = { METRICS_TOKEN: 'a-token-of-the-scraper', TRUST_PROXY_HOPS: '1' };
const portal = await sharedByTests(createTestPortal({ only: [], environment }));

function read(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${portal.url}/metrics`, { headers });
}

/** The value of one series. */
async function valueOf(series: string): Promise<number | undefined> {
  const lines = (await (await read()).text()).split('\n');
  const found = lines.find((line) => line.startsWith(`${series} `));
  return found === undefined ? undefined : Number(found.split(' ').at(-1));
}

describe('who reads the metrics', () => {
  const elsewhere = { 'X-Forwarded-For': '203.0.113.9' };

  it('is who sits on this machine', async () => {
    const response = await read();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  });

  it.each([
    ['comes through a proxy', elsewhere],
    ['comes through a proxy and says to be here', { 'X-Forwarded-For': '127.0.0.1' }],
    ['comes through a proxy that says so in its own way', { 'X-Real-IP': '127.0.0.1' }],
    ['brings another token', { ...elsewhere, Authorization: 'Bearer a-token-of-the-scrapeR' }],
    ['brings half a token', { ...elsewhere, Authorization: 'Bearer a-token' }],
  ])('is nobody who %s', async (_, headers) => {
    const response = await read(headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ success: false, code: 'FORBIDDEN' });
  });

  it('is who brings the token, from anywhere', async () => {
    const response = await read({ ...elsewhere, Authorization: 'Bearer a-token-of-the-scraper' });
    expect(response.status).toBe(200);
  });
});

describe('the metrics', () => {
  it('count who was refused, by the reason', async () => {
    const refusals = (code: string) => valueOf(`portal_refusals_total{code="${code}"}`);
    const before = (await refusals('UNAUTHENTICATED')) ?? 0;
    const post = (path: string, body: object) =>
      fetch(portal.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('/api/auth/logout', {});
    await post('/api/auth/logout', {});
    await post('/api/admin/auth/login', { data: { id: 'admin', password: 'not hers at all' } });
    expect(await refusals('UNAUTHENTICATED')).toBe(before + 2);
    expect(await refusals('PASSWORD_WRONG')).toBe(1);
    expect(await refusals('NOT_FOUND')).toBeUndefined();
  });

  it('time every call by its declared path and status, and never by what people put into it', async () => {
    const series = (route: string, status: number) =>
      `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`;
    await fetch(`${portal.url}/api/store/1`);
    await fetch(`${portal.url}/api/store/2`);
    await fetch(`${portal.url}/api/store/999999`);
    await fetch(`${portal.url}/api/of-no-call/+79161234567`);
    expect(await valueOf(series('/api/store/:id', 200))).toBe(2);
    expect(await valueOf(series('/api/store/:id', 404))).toBe(1);
    expect(await valueOf(series('none', 404))).toBe(1);
    expect(await (await read()).text()).not.toContain('79161234567');
  });

  it('count what waits in the outbox and what was given up', async () => {
    const availableAt = new Date(Date.now() + 3_600_000);
    const row = { channel: 'telegram', kind: 'x', payload: {}, availableAt };
    const deadAt = new Date();
    await portal.database.prisma.outbox.createMany({
      data: [row, row, { ...row, deadAt }],
    });
    expect(await valueOf('outbox_rows{channel="telegram",state="waiting"}')).toBe(2);
    expect(await valueOf('outbox_rows{channel="telegram",state="dead"}')).toBe(1);
    await portal.database.prisma.outbox.deleteMany();
    expect(await valueOf('outbox_rows{channel="telegram",state="waiting"}')).toBe(0);
  });

  it('tell of the process', async () => {
    expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });
});
