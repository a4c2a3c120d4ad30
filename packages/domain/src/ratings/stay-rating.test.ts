import { expect, test } from 'vitest';
import { isStayRatingDue } from './stay-rating.ts';

const momentOf = (written: string | null) => (written === null ? null : new Date(written));
const due = (
  secondDoneAt: string | null,
  answeredAt: string | null,
  now: string,
  promptedAt: string | null = null,
) =>
  isStayRatingDue(
    {
      secondDoneAt: momentOf(secondDoneAt),
      answeredAt: momentOf(answeredAt),
      promptedAt: momentOf(promptedAt),
    },
    new Date(now),
    'Europe/Moscow',
  );

test('the stay is asked about from the day after the second done order, by the calendar of the hotel', () => {
  expect(due(null, null, '2026-11-24T10:00:00Z')).toBe(false);
  expect(due('2026-11-24T10:00:00Z', null, '2026-11-24T20:59:00Z')).toBe(false);
  expect(due('2026-11-24T10:00:00Z', null, '2026-11-24T21:00:00Z')).toBe(true);
});

test('the stay is not asked about for thirty days after it was rated or the question closed', () => {
  const done = '2026-10-01T10:00:00Z';
  expect(due(done, '2026-11-01T10:00:00Z', '2026-11-30T20:59:00Z')).toBe(false);
  expect(due(done, '2026-11-01T10:00:00Z', '2026-11-30T21:00:00Z')).toBe(true);
});

test('the stay is asked about on one day of visits, and then not for thirty days', () => {
  const done = '2026-10-01T10:00:00Z';
  const promptedAt = '2026-11-01T10:00:00Z';
  expect(due(done, null, '2026-11-01T20:59:00Z', promptedAt)).toBe(true);
  expect(due(done, null, '2026-11-01T21:00:00Z', promptedAt)).toBe(false);
  expect(due(done, null, '2026-11-30T20:59:00Z', promptedAt)).toBe(false);
  expect(due(done, null, '2026-11-30T21:00:00Z', promptedAt)).toBe(true);
  expect(due(done, promptedAt, '2026-11-01T12:00:00Z', promptedAt)).toBe(false);
});
