import { afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import {
  openChat,
  placedOrder,
  stopTheClock,
} from '../../../test/fixtures/staff-chat/staff-chat-clock.ts';
import { orderIdsIn } from '../../../test/fixtures/staff-chat/staff-chat.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import type { OutboxRow } from '../../outbox/outbox-row.ts';
import { staffNotificationRow } from '../../outbox/staff-notification.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const test = await sharedByTests(createTestDatabase());
stopTheClock();
afterEach(async () => {
  await test.prisma.outbox.deleteMany();
  await test.prisma.staffChat.deleteMany();
});

const write = (...rows: OutboxRow[]) =>
  createOutbox(test.prisma).makeChange(async ({ enqueue }) => enqueue(...rows));
const alarm = (text: string) => staffNotificationRow({ topic: 'alarm', text });

it('keeps up with 300 orders an hour at twenty messages a minute, and alarms go first', async () => {
  let isAway = false;
  const { sent, runUntil } = openChat(test.prisma, {
    failing: () => (isAway ? { kind: 'failed' } : null),
  });
  const [away, back] = [1_200, 1_500];
  const placedAt: number[] = [];
  const alarmedAt: number[] = [];
  // Half an hour: most orders come within five minutes, and Telegram is away for five others.
  await runUntil(1_900, {
    step: 5,
    async happens(second) {
      isAway = second >= away && second < back;
      const isPeak = second >= 600 && second < 900;
      if (second < 1_800 && second % (isPeak ? 5 : 20) === 0) {
        const count = isPeak ? 2 : 1;
        for (let index = 0; index < count; index += 1) {
          placedAt.push(second);
          await write(placedOrder(placedAt.length));
        }
      }
      if (second < 1_800 && second % 300 === 0) {
        alarmedAt.push(second);
        await write(alarm(`Тревога ${alarmedAt.length}.`));
      }
    },
  });
  expect(placedAt.length).toBeGreaterThanOrEqual(150);
  const sentIds = sent.flatMap(orderIdsIn);
  expect(sentIds.toSorted((one, other) => one - other)).toEqual(
    placedAt.map((_, index) => index + 1),
  );
  // What was written while Telegram was away waits from when it is back.
  const waited = (written: number, arrived = Infinity) =>
    arrived - (written >= away - 5 && written < back ? back : written);
  const waits = placedAt.map((second, index) =>
    waited(second, sent.find((message) => orderIdsIn(message).includes(index + 1))?.second),
  );
  expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  const alarmWaits = alarmedAt.map((second, index) =>
    waited(second, sent.find(({ text }) => text.includes(`Тревога ${index + 1}.`))?.second),
  );
  // One place in the pace; half a minute until the next try after the trouble.
  expect(Math.max(...alarmWaits)).toBeLessThanOrEqual(40);
  for (const { second } of sent) {
    const inMinute = sent.filter((other) => other.second >= second && other.second < second + 60);
    expect(inMinute.length).toBeLessThanOrEqual(20);
  }
}, 90_000);
