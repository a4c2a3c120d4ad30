import { defaultRetention } from '@portal/domain/portal';
import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import {
  clearedTables,
  growingTables,
  smallTables,
  tablesOf,
} from '../../../test/fixtures/personal-data/table-retention.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ only: [] }));

const elevenYears = 11 * 365 * 24 * 3_600_000;

it('has a retention for every table, or a reason that bounds it', async () => {
  const stated = [...growingTables, ...Object.keys(smallTables)];
  expect(stated.toSorted()).toEqual(await tablesOf(portal.prisma));
});

it('forgets by itself what is past its time, in every table that grows', async () => {
  const { prisma, context, services } = portal;
  await context.modules.settings.change(
    { retention: { ...defaultRetention, ticketMessageDays: 30 } },
    'admin_admin',
  );
  const old = new Date(Date.now() - elevenYears);
  const rows = await Promise.all(
    Object.entries(clearedTables).map(async ([table, make]) => ({
      table,
      isGone: await make(prisma, old),
    })),
  );
  const left = async () => {
    const looks = await Promise.all(
      rows.map(async ({ table, isGone }) => ((await isGone()) ? [] : [table])),
    );
    return looks.flat();
  };
  expect(await left()).toEqual(Object.keys(clearedTables));
  for (const service of Object.values(services)) service.start();
  await eventually(async () => expect(await left()).toEqual([]));
});
