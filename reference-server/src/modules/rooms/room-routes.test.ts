import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { startKernel } from '../../../test/kernel-server.ts';
import { roomRoutes } from './room-routes.ts';
import { createRoomStore } from './room-store.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  const names = ['Домик 10', 'Корпус А, 12', 'Домик 2', '  ', 'Корпус А, 9', 'Баня'];
  await test.prisma.room.createMany({
    data: [...names.map((name) => ({ name })), { name: 'Ресепшен', sortPriority: 5 }],
  });
});
afterAll(() => test.stop());

describe('rooms', () => {
  const headers = { Authorization: 'Bearer guest' };

  it('come in the order people look for them, without those that have no name', async () => {
    const { call } = await startKernel({ routes: roomRoutes(createRoomStore(test.prisma)) });
    const { status, body } = await call('/api/rooms', { headers });
    expect(status).toBe(200);
    const { data } = body['rooms'] as { data: { attributes: { name: string } }[] };
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
    const { call } = await startKernel({ routes: roomRoutes(createRoomStore(test.prisma)) });
    const first = await call('/api/rooms', { headers });
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    const known = { ...headers, 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await call('/api/rooms', { headers: known })).status).toBe(304);
    expect((await call('/api/rooms', { headers: { ...known, Authorization: '' } })).status).toBe(
      401,
    );
    await test.prisma.room.create({ data: { name: 'Шатёр' } });
    expect((await call('/api/rooms', { headers: known })).status).toBe(200);
  });
});
