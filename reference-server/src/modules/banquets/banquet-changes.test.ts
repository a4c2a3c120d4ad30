import { describe, expect, it } from 'vitest';
import {
  callBanquets,
  createBanquetPortal,
  failIiko,
  planBanquet,
  readBanquet,
  sandboxHall,
  sandboxTables,
  tomorrowAt,
  updateBanquet,
  waitForBanquet,
  sendReserve,
} from '../../../test/fixtures/restaurant/banquets.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const [first, second, third, ...others] = sandboxTables;

const portal = await sharedByTests(createBanquetPortal());

const create = (banquet: object) => callBanquets(portal, '/api/admin/banquet/create', { banquet });
const search = async (data: object) =>
  (await callBanquets(portal, '/api/admin/banquet/fetch', data)).body.banquets;

describe('planning a banquet', () => {
  it('keeps what was given, and begins as a draft', async () => {
    const { id, attributes } = await planBanquet(portal, { tables: [first], shouldRemind: true });
    expect(attributes).toMatchObject({
      title: 'Юбилей',
      status: 'draft',
      phone: '+79210000001',
      startsAt: tomorrowAt(16),
      section: sandboxHall,
      tables: [first],
      comment: '',
      shouldRemind: true,
      iikoReserveId: null,
      reserveState: null,
      iikoError: null,
      version: 1,
    });
    expect((await readBanquet(portal, id)).title).toBe('Юбилей');
    const audit = await portal.prisma.auditEntry.findMany({
      where: { entity: 'banquet', entityId: String(id) },
    });
    expect(audit).toMatchObject([{ actor: 'admin_banquet', action: 'create' }]);
  });

  it('gives a nameless section and tables the restaurant’s names', async () => {
    const { attributes } = await planBanquet(portal, {
      startsAt: tomorrowAt(8),
      section: { id: sandboxHall.id },
      tables: [{ id: second?.id }],
    });
    expect(attributes).toMatchObject({ section: sandboxHall, tables: [second] });
  });

  it('may leave hall and tables for later, but not send it like that', async () => {
    const { id } = await planBanquet(portal, { section: null, tables: [] });
    const { status, body } = await updateBanquet(portal, { id, status: 'transferring' });
    expect(status).toBe(422);
    expect(body.details?.map(({ path }) => path)).toEqual([
      'data.banquet.section',
      'data.banquet.tables',
    ]);
    expect((await sendReserve(portal, id)).status).toBe(422);
    expect((await readBanquet(portal, id)).status).toBe('draft');
  });

  it('may be farther ahead than the restaurant takes it', async () => {
    const startsAt = new Date(Date.now() + 120 * 24 * 60 * 60 * 1000).toISOString();
    const { id } = await planBanquet(portal, { startsAt });
    const { status, body } = await updateBanquet(portal, { id, status: 'transferring' });
    expect(status).toBe(422);
    expect(body.details?.[0]?.message).toContain('90 дней');
  });
});

describe('a table that is taken', () => {
  it('is refused with the other banquet’s name, and free again right after it', async () => {
    const { id } = await planBanquet(portal, { title: 'Свадьба', tables: [second, third] });
    const banquet = {
      title: 'Юбилей',
      customerName: 'Анна',
      phone: '+79210000001',
      guestsCount: 2,
      startsAt: tomorrowAt(18),
      durationInMinutes: 60,
      section: sandboxHall,
      tables: [third, others[0]],
    };
    const { status, body } = await create(banquet);
    expect([status, body.code]).toEqual([409, 'TABLE_TAKEN']);
    expect(body.details).toEqual([
      {
        path: 'data.banquet.tables',
        message: `${third?.name}: занято банкетом №${id} «Свадьба»`,
        value: id,
      },
    ]);
    const { status: later } = await create({ ...banquet, startsAt: tomorrowAt(19) });
    expect(later).toBe(201);
  });

  it('is given to one of many who ask for it at once', async () => {
    const banquet = {
      title: 'Наперегонки',
      customerName: 'Анна',
      phone: '+79210000001',
      guestsCount: 2,
      startsAt: tomorrowAt(3),
      durationInMinutes: 60,
      section: sandboxHall,
      tables: [others[3]],
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(banquet)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  it('does not stand in the way of the banquet that has it, nor of one that was canceled', async () => {
    const { id } = await planBanquet(portal, { tables: [others[1]], startsAt: tomorrowAt(5) });
    expect((await updateBanquet(portal, { id, durationInMinutes: 240 })).status).toBe(200);
    await updateBanquet(portal, { id, status: 'canceled' });
    await planBanquet(portal, { tables: [others[1]], startsAt: tomorrowAt(5) });
  });
});

describe('changing a banquet', () => {
  it('is told and counted, and nothing happens where nothing differs', async () => {
    const { id, attributes } = await planBanquet(portal, { tables: [], section: null });
    const { title, customerName, phone, startsAt } = attributes;
    const same = await updateBanquet(portal, { id, title, customerName, phone, startsAt });
    expect(same.body.banquet?.attributes.version).toBe(1);
    const changed = await updateBanquet(portal, { id, guestsCount: 30, version: 1 });
    expect(changed.body.banquet?.attributes).toMatchObject({ guestsCount: 30, version: 2 });
  });

  it('against a version that is not the newest is refused with the newest', async () => {
    const { id } = await planBanquet(portal, { tables: [], section: null });
    const requests = [
      updateBanquet(portal, { id, title: 'А', version: 1 }),
      updateBanquet(portal, { id, title: 'Б', version: 1 }),
    ];
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const { body } = await updateBanquet(portal, { id, title: 'В', version: 1 });
    expect(body).toMatchObject({ code: 'STALE_VERSION', details: [{ value: 2 }] });
  });

  it('is refused once the restaurant has it, and by a status nobody may set', async () => {
    const { id } = await planBanquet(portal, { tables: [others[4]], startsAt: tomorrowAt(10) });
    for (const status of ['transferred', 'failed']) {
      expect((await updateBanquet(portal, { id, status })).body.code).toBe('ILLEGAL_TRANSITION');
    }
    await updateBanquet(portal, { id, status: 'transferring' });
    expect((await updateBanquet(portal, { id, title: 'Позже' })).body.code).toBe('BANQUET_SENT');
    await waitForBanquet(portal, id, { status: 'transferred' });
    expect((await updateBanquet(portal, { id, guestsCount: 3 })).body.code).toBe('BANQUET_SENT');
  });

  it('that is not there is 404', async () => {
    expect((await updateBanquet(portal, { id: 1_000_000, title: 'Нет' })).status).toBe(404);
    const sent = await callBanquets(portal, '/api/iiko/create_reserve', {
      banquet: { id: 1_000_000 },
    });
    expect(sent.status).toBe(404);
  });
});

describe('looking for banquets', () => {
  it('finds them by time, status, name, phone and number, in their order and page by page', async () => {
    const at = (day: number) => `2031-05-0${day}T12:00:00.000Z`;
    const plan = (day: number, changes: object) =>
      planBanquet(portal, { startsAt: at(day), section: null, tables: [], ...changes });
    const may1 = await plan(1, { title: 'Выпускной 100%', customerName: 'Школа' });
    const may2 = await plan(2, { phone: '+79990001122' });
    const may3 = await plan(3, {});
    await updateBanquet(portal, { id: may3.id, status: 'canceled' });
    const ids = async (data: object) => (await search(data))?.data.map(({ id }) => id);
    const month = { from: at(1), to: at(9) };

    expect(await ids(month)).toEqual([may1.id, may2.id, may3.id]);
    expect(await ids({ ...month, order: 'latest', pageSize: 2 })).toEqual([may3.id, may2.id]);
    expect((await search({ ...month, page: 2, pageSize: 2 }))?.meta.total).toBe(3);
    // One that has begun and not ended belongs to the time, one that begins at its end does not.
    expect(await ids({ from: '2031-05-01T14:59:59Z', to: at(2) })).toEqual([may1.id]);
    expect(await ids({ from: '2031-05-01T15:00:00Z', to: at(2) })).toEqual([]);
    expect(await ids({ ...month, status: 'canceled' })).toEqual([may3.id]);
    expect(await ids({ ...month, search: '100%' })).toEqual([may1.id]);
    expect(await ids({ ...month, search: 'школа' })).toEqual([may1.id]);
    expect(await ids({ ...month, search: '8 (999) 000-11-22' })).toEqual([may2.id]);
    expect(await ids({ ...month, search: 'tel:+7.999.000.11.22' })).toEqual([may2.id]);
    expect(await ids({ search: `№${may2.id}` })).toContain(may2.id);
  });
});

describe('who holds which tables', () => {
  it('are the portal’s banquets and the restaurant’s own reserves, each once', async () => {
    const day = { from: tomorrowAt(21), to: tomorrowAt(23), sectionId: sandboxHall.id };
    const { id } = await planBanquet(portal, { tables: [others[5]], startsAt: tomorrowAt(21) });
    await sendReserve(portal, id);
    await waitForBanquet(portal, id, { status: 'transferred' });
    const own = await callBanquets(portal, '/api/admin/banquet/workload', day);
    expect(own.body.workload).toMatchObject({
      isComplete: true,
      data: [{ banquet: { id, title: 'Юбилей' }, tables: [others[5]], guestsCount: 4 }],
    });

    // As if the restaurant had made it itself.
    await portal.prisma.banquet.update({ where: { id }, data: { status: 'canceled' } });
    const foreign = await callBanquets(portal, '/api/admin/banquet/workload', day);
    expect(foreign.body.workload?.data).toEqual([
      {
        banquet: null,
        startsAt: tomorrowAt(21),
        durationInMinutes: 180,
        guestsCount: 4,
        tables: [others[5]],
      },
    ]);
    await failIiko(portal, 'offline', -1);
    const alone = await callBanquets(portal, '/api/admin/banquet/workload', day);
    expect(alone.body.workload).toEqual({ data: [], isComplete: false });
    await failIiko(portal, 'error', 0);
  });

  it('are asked for at most 31 days at once', async () => {
    const from = '2031-01-01T00:00:00Z';
    const { status } = await callBanquets(portal, '/api/admin/banquet/workload', {
      from,
      to: '2031-02-02T00:00:00Z',
      sectionId: sandboxHall.id,
    });
    expect(status).toBe(422);
  });
});
