import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createStaffChatRepository } from './staff-chat-repository.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const pace = { gapMilliseconds: 1_000, maxInWindow: 20, windowMilliseconds: 60_000 };
const start = Date.parse('2026-11-20T10:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1000);

const test = await sharedByTests(createTestDatabase());
afterEach(() => test.prisma.staffChat.deleteMany());

const openStore = () => createStaffChatRepository(test.prisma, '-1001', pace);

/** Takes every turn it is given, from second to second, and says when. */
async function turnsUntil(seconds: number): Promise<number[]> {
  const taken: number[] = [];
  for (let second = 0; second <= seconds; second += 1) {
    // A store that knows nothing: each might be another instance, or one that has just started.
    if ((await openStore().takeTurn(at(second))).isTaken) taken.push(second);
  }
  return taken;
}

describe('the pace of the chat', () => {
  it('is one message a second and twenty in any minute, over restarts and instances', async () => {
    const taken = await turnsUntil(125);
    expect(taken.slice(0, 21)).toEqual([...Array(20).keys(), 60]);
    for (const second of taken) {
      const inMinute = taken.filter((other) => other >= second && other < second + 60);
      expect(inMinute.length).toBeLessThanOrEqual(20);
    }
    expect(taken).toHaveLength(46);
  });

  it('gives one place to one of many who ask at once', async () => {
    const turns = await Promise.all(Array.from({ length: 20 }, () => openStore().takeTurn(at(0))));
    expect(turns.filter(({ isTaken }) => isTaken)).toHaveLength(1);
  });

  it('says when the next place is free', async () => {
    const repository = openStore();
    await repository.takeTurn(at(0));
    expect(await repository.takeTurn(at(0.4))).toEqual({
      isTaken: false,
      chatId: '-1001',
      freeAt: at(1),
    });
  });

  it('counts from when a message arrived, not from when it was sent', async () => {
    const repository = openStore();
    await repository.takeTurn(at(0));
    await repository.noteArrival(at(9));
    expect((await repository.takeTurn(at(9.5))).freeAt).toEqual(at(10));
  });

  it('stands still while it is told to wait, and is not told to wait less', async () => {
    const repository = openStore();
    await repository.takeTurn(at(0));
    await repository.pause(at(30));
    await repository.pause(at(20));
    expect((await openStore().takeTurn(at(25))).freeAt).toEqual(at(30));
    expect((await openStore().takeTurn(at(30))).isTaken).toBe(true);
  });
});

it('keeps the id that the chat has moved to', async () => {
  const repository = openStore();
  await repository.takeTurn(at(0));
  await repository.moveTo('-1002');
  expect((await openStore().takeTurn(at(5))).chatId).toBe('-1002');
});
