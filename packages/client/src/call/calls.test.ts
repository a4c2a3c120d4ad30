import { fetchBanquets } from '@portal/domain/banquets';
import { exportGuestData, exportGuests, fetchGuestDetails } from '@portal/domain/guests';
import { resendDeadLetters } from '@portal/domain/outbox';
import { fetchRatings } from '@portal/domain/ratings';
import { createRoom, deleteRoom, fetchRooms } from '@portal/domain/rooms';
import { sendTelegram } from '@portal/domain/staff-notifications';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { RefusedError, valueOrThrow } from './call-errors.ts';
import { createCaller } from './caller.ts';
import { createCalls } from './calls.ts';

const baseUrl = 'https://portal.example';
const endpoints = {
  banquets: { list: fetchBanquets },
  deadLetters: { resend: resendDeadLetters },
  guests: {
    details: fetchGuestDetails,
    exportAddress: exportGuests,
    dataAddress: exportGuestData,
  },
  ratings: { list: fetchRatings },
  rooms: { list: fetchRooms, create: createRoom, delete: deleteRoom },
  staffChat: { write: sendTelegram },
};

/** The calls of a portal that answers with this, and the bodies that it was sent. */
function callsAnswered(status: number, body?: object) {
  const sent: unknown[] = [];
  const call = createCaller({
    baseUrl,
    locale: () => 'ru',
    token: null,
    async fetch(request) {
      sent.push(await (request as Request).json());
      return new Response(body && JSON.stringify(body), { status });
    },
  });
  return { ...createCalls(call, baseUrl, endpoints), sent };
}

const meta = { total: 1, page: 1, pageSize: 20, next: null, asOf: '2026-11-20T09:00:00.000Z' };
const room = { name: '101', sort_priority: 0, isHidden: false, isUsed: false };

describe('a call', () => {
  it('sends what it is given under `data`, or as the body of what has no `data`', async () => {
    const { rooms, staffChat, sent } = callsAnswered(201, { room: { id: 1, attributes: room } });
    await rooms.create({ room: { name: '101' } });
    await rooms.list().catch(() => undefined);
    expectTypeOf(staffChat.write).parameter(0).toHaveProperty('message_thread_id');
    await staffChat.write({ message: 'Чай', message_thread_id: 4 }).catch(() => undefined);
    expect(sent).toEqual([
      { data: { room: { name: '101' } } },
      { data: {} },
      { message: 'Чай', message_thread_id: 4 },
    ]);
  });

  it('returns a list without envelopes, and what stands beside it', async () => {
    const { rooms } = callsAnswered(200, { rooms: { data: [{ id: 1, attributes: room }], meta } });
    const found = await rooms.list();
    expect(found).toEqual({ rooms: [{ id: 1, ...room }], meta });
    expectTypeOf(found.rooms[0]!.name).toEqualTypeOf<string>();
    expectTypeOf(found.meta.total).toEqualTypeOf<number>();
    const { ratings } = callsAnswered(200, { ratings: { data: [], meta }, average: 4.5 });
    expect(await ratings.list()).toEqual({ ratings: [], meta, average: 4.5 });
  });

  it('returns what a reply has under `data` as properties', async () => {
    const { deadLetters } = callsAnswered(200, { success: true, data: { count: 3 } });
    expect(await deadLetters.resend({ all: true })).toEqual({ count: 3 });
  });

  it('returns a declared refusal, and nothing where nothing is answered', async () => {
    const refusal = { success: false, error: 'Название занято', code: 'NAME_TAKEN' };
    const refused = await callsAnswered(409, refusal).rooms.create({ room: { name: '101' } });
    expect(refused).toMatchObject({ ok: false, refusal: { status: 409, code: 'NAME_TAKEN' } });
    if (!refused.ok) expectTypeOf(refused.refusal.code).toEqualTypeOf<'NAME_TAKEN'>();
    const done = await callsAnswered(204).rooms.delete({ id: 1 });
    expect(done).toEqual({ ok: true, value: undefined });
  });

  it('throws a declared refusal for who asks for the value', async () => {
    const refusal = { success: false, error: 'Название занято', code: 'NAME_TAKEN' };
    const refused = valueOrThrow(
      callsAnswered(409, refusal).rooms.create({ room: { name: room.name } }),
    );
    await expect(refused).rejects.toThrow(RefusedError);
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'NAME_TAKEN' });
    const answer = { room: { id: 1, attributes: room } };
    const created = await valueOrThrow(
      callsAnswered(201, answer).rooms.create({ room: { name: room.name } }),
    );
    expect(created.room).toEqual({ id: 1, ...room });
    expectTypeOf(created.room.name).toEqualTypeOf<string>();
  });
});

it('is the address of a file, with its parameters and its query', () => {
  const { guests } = callsAnswered(500);
  expect(guests.dataAddress({ id: '7' })).toBe(`${baseUrl}/api/admin/guest/7/data.zip`);
  expect(guests.exportAddress({})).toBe(`${baseUrl}/api/admin/guest/export.csv`);
  expect(guests.exportAddress({ approved: 'true' })).toBe(
    `${baseUrl}/api/admin/guest/export.csv?approved=true`,
  );
});
