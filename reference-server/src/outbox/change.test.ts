import { catalogueChange } from '@portal/domain/catalogue';
import { deleteRoom, roomsChange } from '@portal/domain/rooms';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';
import { problemReply } from '../kernel/replies/problem-reply.ts';
import { implementChange, type Change } from './change.ts';
import { liveRow } from './outbox-row.ts';
import { createOutbox } from './outbox.ts';

const { prisma } = await sharedByTests(createTestDatabase());
const outbox = createOutbox(prisma);
const wake = vi.fn();
outbox.addConsumer({ channel: 'live', wake });
const { makeChange } = outbox;

beforeEach(() => wake.mockClear());

/** Answers as a route whose handler has begun to change something does. */
function answer(handle: (change: Change) => Promise<{ status: 204; body: undefined } | 'refused'>) {
  const route = implementChange(makeChange, deleteRoom, async ({ refuse }, change) => {
    await change.transaction.room.create({ data: { name: 'Беседка' } });
    change.enqueue(liveRow(roomsChange, {}));
    const answered = await handle(change);
    return answered === 'refused' ? refuse('ROOM_IN_USE') : answered;
  });
  const refuse = (code: 'ROOM_IN_USE') => problemReply('ru', code);
  return route.handle({ idempotency: null, refuse } as never);
}

const left = async () => [await prisma.room.count(), await prisma.outbox.count()];

it('is undone where its call is refused, or an error ends it, and nobody is woken', async () => {
  const follow = vi.fn();
  const refused = answer(async ({ afterCommit }) => {
    afterCommit(follow);
    return 'refused';
  });
  expect(await refused).toMatchObject({ status: 409, body: { code: 'ROOM_IN_USE' } });
  await expect(answer(() => Promise.reject(new Error('No more.')))).rejects.toThrow('No more.');
  expect(await left()).toEqual([0, 0]);
  expect(wake).not.toHaveBeenCalled();
  expect(follow).not.toHaveBeenCalled();
});

it('is written with its rows, and what follows from it comes after the commit', async () => {
  const seen: unknown[] = [];
  const reply = await answer(async ({ afterCommit }) => {
    afterCommit(() => seen.push(wake.mock.calls.length));
    return { status: 204, body: undefined };
  });
  expect(reply).toEqual({ status: 204, body: undefined });
  expect(await left()).toEqual([1, 1]);
  expect(seen).toEqual([0]);
  expect(wake).toHaveBeenCalledOnce();
});

it('writes all rows in one statement, in their order, and wakes who sends them once', async () => {
  const before = await prisma.outbox.count();
  const inserted = await makeChange(async ({ transaction, enqueue }) => {
    enqueue(liveRow(roomsChange, {}), liveRow(catalogueChange, { storeId: 3 }));
    enqueue(liveRow(roomsChange, {}));
    return transaction.outbox.count();
  });
  expect(inserted).toBe(before);
  const rows = await prisma.outbox.findMany({ orderBy: { id: 'asc' }, skip: before });
  expect(rows.map(({ kind }) => kind)).toEqual(['roomsChange', 'catalogueChange', 'roomsChange']);
  expect(new Set(rows.map(({ createdAt }) => createdAt.getTime())).size).toBe(1);
  expect(wake).toHaveBeenCalledOnce();
});

it('comes to why it was undone', async () => {
  const before = await prisma.outbox.count();
  const refused = await makeChange(async ({ enqueue, undo }: Change<'too many'>) => {
    enqueue(liveRow(roomsChange, {}));
    return undo('too many');
  });
  expect(refused).toBe('too many');
  expect(await prisma.outbox.count()).toBe(before);
  expect(wake).not.toHaveBeenCalled();
});
