import type { OnOddRow } from '@portal/domain/contract';
import { afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createLog } from '../../log.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { createAlerts } from '../alerts/alerts.ts';
import { createProviderData, type ProviderData, type ProviderList } from './provider-data.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const test = await sharedByTests(createTestDatabase());
afterEach(() => test.prisma.alert.deleteMany());

function openData(): ProviderData {
  const { prisma } = test;
  const outbox = createOutbox(prisma);
  const { makeChange } = outbox;
  const alerts = createAlerts();
  return createProviderData({ makeChange, alerts, log: createLog('silent') });
}

/** Reads a list of which these dishes are odd. */
async function read(data: ProviderData, list: ProviderList, ...names: string[]): Promise<void> {
  const reader = (onOdd: OnOddRow) => names.forEach((name) => onOdd({ name }));
  data.read(list, reader);
  await data.settle();
}

async function alerts() {
  const rows = await test.prisma.alert.findMany({ orderBy: { id: 'asc' } });
  return rows.map(({ kind, count, params, resolvedAt }) => ({
    kind,
    count,
    rows: (params as { rows: string }).rows.split('\n'),
    isOpen: resolvedAt === null,
  }));
}

it('alerts staff of all rows at once, and ends when they are read again', async () => {
  const data = openData();
  await read(data, 'menu');
  expect(await alerts()).toEqual([]);
  await read(data, 'menu', 'Борщ', 'Борщ', 'Уха');
  await read(data, 'stop-list', 'Морс');
  const rows = ['iiko, меню: Борщ', 'iiko, меню: Уха', 'iiko, стоп-лист: Морс'];
  const open = { kind: 'provider-data', isOpen: true };
  expect(await alerts()).toEqual([{ ...open, count: 3, rows }]);
  await read(data, 'menu');
  expect(await alerts()).toEqual([{ ...open, count: 1, rows: rows.slice(2) }]);
  await read(data, 'stop-list');
  expect(await alerts()).toEqual([{ ...open, isOpen: false, count: 1, rows: rows.slice(2) }]);
});

it('says nothing again that was ticked off, also after a restart', async () => {
  await read(openData(), 'menu', 'Борщ');
  await test.prisma.alert.updateMany({ data: { resolvedAt: new Date(), resolvedBy: 'admin' } });
  await read(openData(), 'menu', 'Борщ');
  expect(await alerts()).toMatchObject([{ isOpen: false }]);
  await read(openData(), 'menu', 'Борщ', 'Уха');
  expect(await alerts()).toMatchObject([{ isOpen: false }, { isOpen: true, count: 2 }]);
});

it('alerts staff again of the same row once it had been read in between', async () => {
  const data = openData();
  await read(data, 'menu', 'Борщ');
  await read(data, 'menu');
  await read(data, 'menu', 'Борщ');
  expect(await alerts()).toMatchObject([{ isOpen: false }, { isOpen: true, count: 1 }]);
});

it('names twenty at most and counts all', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Блюдо ${index}`);
  await read(openData(), 'menu', ...names);
  const [alert] = await alerts();
  expect(alert).toMatchObject({ count: 30, rows: { length: 20 } });
});
