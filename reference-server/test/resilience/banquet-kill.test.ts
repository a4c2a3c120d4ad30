import {
  createMemoryTokenStorage,
  createPortal,
  createStaffPortal,
  RefusedError,
  type Portal,
} from '@portal/client';
import { createReserve } from '@portal/domain/banquets';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type SandboxReserve, planBanquetAs } from '../fixtures/restaurant/banquets.ts';
import { createPortalProcess, type PortalProcess } from './portal-process.ts';
import { eventually } from '../eventually.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let stack: PortalProcess;
let staffPortal: Portal;

// One stack for all, as each start of it takes longer than what is tried with it.
beforeAll(async () => {
  stack = await createPortalProcess();
  await stack.start();
  staffPortal = createPortal({ baseUrl: stack.url, token: createMemoryTokenStorage() });
  await createStaffPortal(staffPortal).signIn('banquet', 'park-hotel-demo');
});

afterAll(() => stack.remove());

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
const send = (id: number) =>
  staffPortal.call(createReserve, { body: { data: { banquet: { id } } } });

/** What reserves suffer on their way; the portal asks its restaurant for other things meanwhile. */
const orderFault = (fault: 'timeout' | 'unanswered', times: number) =>
  sandbox('faults', { provider: 'iiko', fault, times, path: '/reserve/create' });

const plan = async (tableNumber: number) => (await planBanquetAs(staffPortal, tableNumber)).id;

async function statusOf(id: number): Promise<string | undefined> {
  const { banquets } = await createStaffPortal(staffPortal).banquets.list({ search: String(id) });
  return banquets.find((banquet) => banquet.id === id)?.status;
}

/** The restaurant takes every reserve from now on, and the portal does not hear of it. */
async function silenceRestaurant(): Promise<void> {
  await orderFault('unanswered', -1);
  await sandbox('faults', { provider: 'iiko', fault: 'lost-webhook', times: -1 });
}

/** Once the restaurant has so many reserves, everything dies, and then it is no longer silent. */
async function dieUnanswered(reserves: number): Promise<void> {
  await eventually(async () => expect(await reservesThere()).toHaveLength(reserves));
  // What is tried again by itself is not answered either.
  await stack.freeze();
  await sandbox('faults', { provider: 'iiko', fault: 'unanswered', times: 0 });
  await stack.kill();
}

it('a banquet sent twice, with a time-out and a kill −9 of the whole stack in between, is one reserve', async () => {
  // So that the portal knows its restaurant, and what is lost is the sending itself.
  const first = await plan(1);
  expect((await send(first)).status).toBe(200);

  const id = await plan(0);
  await orderFault('timeout', 1);
  await silenceRestaurant();
  const late = await send(id).catch((error: unknown) => error);
  expect(late).toBeInstanceOf(RefusedError);
  expect(late).toMatchObject({ status: 504, text: `Ошибка при передаче банкета:${id}` });

  const lost = send(id).catch((error: unknown) => error);
  await dieUnanswered(2);
  expect(await lost).toBeInstanceOf(Error);

  await stack.start();
  expect((await send(id)).status).toBe(200);
  await eventually(async () => expect(await statusOf(id)).toBe('transferred'));
  const reserves = await reservesThere();
  expect(reserves.map(({ creationStatus }) => creationStatus)).toEqual(['Success', 'Success']);
});

it('a banquet whose sender was killed goes on by itself', async () => {
  const { length: before } = await reservesThere();
  const id = await plan(2);
  await silenceRestaurant();
  await createStaffPortal(staffPortal).banquets.update({
    banquet: { id, status: 'transferring' },
  });
  await dieUnanswered(before + 1);
  // The lease of the one who died has ended by then.
  await stack.start({ secondsAhead: 31 });
  await eventually(async () => expect(await statusOf(id)).toBe('transferred'));
  expect(await reservesThere()).toHaveLength(before + 1);
});
