import { describe, expect, it } from 'vitest';
import { seedGuests } from '../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedGuests, only: [] }));
const guest = `guest-${portal.hotel.guestId}`;
await portal.prisma.room.delete({ where: { id: portal.hotel.roomId } });
const names = ['Домик 10', 'Корпус А, 12', 'Домик 2', '  ', 'Корпус А, 9', 'Баня'];
await portal.prisma.room.createMany({
  data: [...names.map((name) => ({ name })), { name: 'Ресепшен', sortPriority: 5 }],
});

describe('rooms', () => {
  it('come in the order people look for them, without those that have no name', async () => {
    const response = await portal.send(guest, '/api/rooms');
    expect(response.status).toBe(200);
    const { rooms } = (await response.json()) as {
      rooms: { data: { attributes: { name: string } }[] };
    };
    const { data } = rooms;
    expect(data.map(({ attributes }) => attributes.name)).toEqual([
      'Ресепшен',
      'Баня',
      'Домик 2',
      'Домик 10',
      'Корпус А, 9',
      'Корпус А, 12',
    ]);
    expect(data[0]).toEqual({
      id: expect.any(Number),
      attributes: { name: 'Ресепшен', sort_priority: 5 },
    });
  });

  it('are kept by each caller for themselves, and answered with 304 until they change', async () => {
    const first = await portal.send(guest, '/api/rooms');
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await portal.send(guest, '/api/rooms', { headers })).status).toBe(304);
    expect((await portal.send(null, '/api/rooms', { headers })).status).toBe(401);
    await portal.prisma.room.create({ data: { name: 'Шатёр' } });
    expect((await portal.send(guest, '/api/rooms', { headers })).status).toBe(200);
  });
});
