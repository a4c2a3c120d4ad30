import {
  createMemoryTokenStore,
  createPortal,
  createStaffPortal,
  RefusedError,
  type Portal,
} from '@portal/client';
import { createReserve } from '@portal/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SandboxReserve } from './banqueting.ts';
import { planBanquet } from './planned-banquet.ts';
import { createPortalProcess, type PortalProcess } from './portal-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 });

const waiting = { timeout: 20_000, interval: 50 };
let stack: PortalProcess;
let desk: Portal;

beforeEach(async () => {
  stack = await createPortalProcess();
  await stack.start();
  desk = createPortal({ baseUrl: stack.url, token: createMemoryTokenStore() });
  await desk.session.signInStaff('banquet', 'park-hotel-demo');
});

afterEach(() => stack.remove());

async function sandbox<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${stack.sandboxUrl}/__sandbox/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

const reservesThere = () => sandbox<SandboxReserve[]>('iiko/reserves');
const send = (id: number) => desk.call(createReserve, { body: { data: { banquet: { id } } } });

const plan = async (tableNumber: number) => (await planBanquet(desk, tableNumber)).id;

async function statusOf(id: number): Promise<string | undefined> {
  const { banquets } = await createStaffPortal(desk).banquets.search({ search: String(id) });
  return banquets.find((banquet) => banquet.id === id)?.status;
}

/** The restaurant takes the second reserve, slowly, and the portal does not live to hear of it. */
async function dieUnanswered(): Promise<void> {
  await vi.waitFor(async () => {
    expect(JSON.stringify(await sandbox('faults'))).not.toContain('slow');
  }, waiting);
  stack.freeze();
  await vi.waitFor(async () => expect(await reservesThere()).toHaveLength(2), waiting);
  await stack.kill();
}

it('a banquet sent twice, with a time-out and a kill −9 of the whole stack in between, is one reserve', async () => {
  // So that the portal knows its restaurant, and what is lost is the sending itself.
  const first = await plan(1);
  expect((await send(first)).status).toBe(200);

  const id = await plan(0);
  await sandbox('faults', { provider: 'iiko', fault: 'timeout', times: 1 });
  const late = await send(id).catch((error: unknown) => error);
  expect(late).toBeInstanceOf(RefusedError);
  expect(late).toMatchObject({ status: 504, text: `Ошибка при передаче банкета:${id}` });

  await sandbox('faults', { provider: 'iiko', fault: 'slow', times: 1 });
  const lost = send(id).catch((error: unknown) => error);
  await dieUnanswered();
  expect(await lost).toBeInstanceOf(Error);

  await stack.start();
  expect((await send(id)).status).toBe(200);
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('transferred'), waiting);
  const reserves = await reservesThere();
  expect(reserves.map(({ creationStatus }) => creationStatus)).toEqual(['Success', 'Success']);
});

it('a banquet whose sender was killed goes on by itself', async () => {
  const first = await plan(1);
  await send(first);
  const id = await plan(0);
  await sandbox('faults', { provider: 'iiko', fault: 'slow', times: 1 });
  await createStaffPortal(desk).banquets.transfer(id);
  await dieUnanswered();
  await stack.start();
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('transferred'), {
    ...waiting,
    // The lease of the one who died has to end.
    timeout: 60_000,
  });
  expect(await reservesThere()).toHaveLength(2);
});
