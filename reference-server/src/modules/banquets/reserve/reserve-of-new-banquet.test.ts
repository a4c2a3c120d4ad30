import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  callBanquets,
  createBanquetPortal,
  failIiko,
  planBanquet,
  readBanquet,
  sandboxHall,
  sandboxReserves,
  sandboxTables,
  banquetMessages,
  tomorrowAt,
  updateBanquet,
  waitForBanquet,
  type BanquetAnswer,
} from '../../../../test/fixtures/restaurant/banquets.ts';
import type { TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;

beforeEach(async () => {
  portal = await createBanquetPortal();
});
afterEach(() => portal.stop());

const party = {
  title: 'Выпускной',
  customerName: 'Олег Серов',
  phone: '8 (921) 000-00-02',
  guestsCount: 4,
  startsAt: tomorrowAt(12),
  durationInMinutes: 120,
  section: { id: sandboxHall.id },
  tables: sandboxTables.slice(0, 2).map(({ id }) => ({ id })),
};

const send = (banquet: object, headers: Record<string, string> = {}): Promise<BanquetAnswer> =>
  portal.call<NonNullable<BanquetAnswer['body']>>(
    'banquet',
    '/api/iiko/create_reserve',
    { banquet },
    headers,
  );

async function banquets() {
  const { body } = await callBanquets(portal, '/api/admin/banquet/fetch', {});
  return body.banquets?.data ?? [];
}

describe('a reserve of a banquet that is not stored', () => {
  it('plans the banquet first, which then goes its way', async () => {
    const { status, body } = await send(party);
    expect([status, Object.keys(body)]).toEqual([200, ['banquet']]);
    const [planned, ...others] = await banquets();
    expect(others).toEqual([]);
    expect(body.banquet?.id).toBe(planned?.id);
    const { title, phone } = await waitForBanquet(portal, planned!.id, { status: 'transferred' });
    expect([title, phone]).toEqual(['Выпускной', '+79210000002']);
    expect(await sandboxReserves(portal)).toHaveLength(1);
    expect((await banquetMessages(portal)).map(({ change }) => change)).toEqual([
      'created',
      'changed',
      'sent',
      'accepted',
    ]);
  });

  it('is one by phone, start and tables, however often and by whatever key it is asked for', async () => {
    const turned = { ...party, tables: party.tables.toReversed() };
    const answers = await Promise.all([
      send(party),
      send(turned),
      send(party, { 'idempotency-key': 'one' }),
      send(party, { 'idempotency-key': 'one' }),
    ]);
    const [planned, ...others] = await banquets();
    expect(others).toEqual([]);
    expect(answers.map(({ status, body }) => [status, body.banquet?.id])).toEqual(
      answers.map(() => [200, planned?.id]),
    );
    expect(await sandboxReserves(portal)).toHaveLength(1);
  });

  it('is the same one when it is asked for again after the restaurant was away', async () => {
    await failIiko(portal, 'offline', -1);
    const again = () => send(party, { 'idempotency-key': 'away' });
    expect((await again()).status).toBe(503);
    await failIiko(portal, 'error', 0);
    expect((await again()).status).toBe(200);
    expect(await banquets()).toHaveLength(1);
  });

  it('is another one once the first was canceled', async () => {
    await send(party);
    const [first] = await banquets();
    await waitForBanquet(portal, first!.id, { status: 'transferred' });
    await updateBanquet(portal, { id: first!.id, status: 'canceled' });
    await waitForBanquet(portal, first!.id, { status: 'canceled' });
    expect((await send(party)).status).toBe(200);
    expect(await banquets()).toHaveLength(2);
  });

  it('is none, nor planned, where an id is given that is stored nowhere', async () => {
    const [withData, alone] = [await send({ ...party, id: 777 }), await send({ id: 777 })];
    expect([withData.status, alone.status]).toEqual([404, 404]);
    expect(await banquets()).toEqual([]);
  });

  it('is none where its id is stored: that one is sent as it is stored, and iiko’s own answer is handed on', async () => {
    const { id } = await planBanquet(portal);
    const { status, body } = await send({ ...party, id });
    expect([status, Object.keys(body)]).toEqual([200, ['correlationId', 'reserveInfo']]);
    const { title } = await waitForBanquet(portal, id, { status: 'transferred' });
    expect(title).not.toBe(party.title);
    expect(await banquets()).toHaveLength(1);
  });

  it.each<[string, unknown, string[]]>([
    [
      'nothing',
      {},
      ['title', 'customerName', 'phone', 'guestsCount', 'startsAt', 'durationInMinutes'],
    ],
    ['an id of another kind', { id: 'x' }, ['id']],
    ['data with a phone of another kind', { ...party, phone: 'x' }, ['phone']],
    ['data without a phone', { ...party, phone: undefined }, ['phone']],
    ['data whose id is none', { ...party, id: 0, phone: 'x' }, ['phone', 'id']],
    ['no banquet at all', 5, ['']],
  ])('names the fields that are wrong: %s', async (_, banquet, fields) => {
    const { status, body } = await send(banquet as object);
    expect([status, body.code]).toEqual([422, 'INVALID']);
    const paths = body.details?.map(({ path }) => path.replace(/^data\.banquet\.?/, ''));
    expect(paths?.toSorted()).toEqual(fields.toSorted());
    expect(await banquets()).toEqual([]);
  });

  it('is refused, and nothing is planned, where the tables are taken or something is missing', async () => {
    const other = await planBanquet(portal, { startsAt: party.startsAt });
    const taken = await send(party);
    expect([taken.status, taken.body.code]).toEqual([409, 'TABLE_TAKEN']);
    expect(taken.body.details?.[0]).toMatchObject({ value: other.id });
    const nowhere = await send({ ...party, section: null, tables: [] });
    expect([nowhere.status, nowhere.body.code]).toEqual([422, 'INVALID']);
    const nameless = await send({ ...party, customerName: '' });
    expect(nameless.body.details?.map(({ path }) => path)).toEqual(['data.banquet.customerName']);
    expect(await banquets()).toHaveLength(1);
    expect((await readBanquet(portal, other.id)).status).toBe('draft');
  });
});
