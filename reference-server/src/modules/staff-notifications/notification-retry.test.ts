import { expect, it } from 'vitest';
import {
  StaffMessengerError,
  type StaffMessengerErrorDetails,
} from '../../ports/staff-messenger.ts';
import { decideRetry, isExhausted, type FailedNotification } from './notification-retry.ts';

const first: FailedNotification = {
  ageHours: 0,
  unsureAttempts: 0,
  failingSeconds: 0,
  ownFailures: 1,
  chatFailures: 1,
  isDigest: false,
};
const retry = (pauseSeconds: unknown, asideSeconds: number) => ({
  kind: 'retry',
  pauseSeconds,
  asideSeconds,
});
const deadLetter = { kind: 'dead-letter' };

it.each<[string, StaffMessengerErrorDetails, Partial<FailedNotification>, object]>([
  ['a failure', { kind: 'failed' }, {}, retry(expect.closeTo(0.75, 0), 0)],
  // However long it lasts, what waits goes out half a minute after Telegram is back.
  ['the five hundredth', { kind: 'failed' }, { chatFailures: 500, ageHours: 23 }, retry(30, 0)],
  ['a day', { kind: 'failed' }, { ageHours: 24 }, deadLetter],
  // The others go on.
  [
    'a minute of its own',
    { kind: 'failed' },
    { failingSeconds: 60 },
    retry(expect.any(Number), 60),
  ],
  [
    'a minute of everybody’s',
    { kind: 'failed' },
    { failingSeconds: 99, chatFailures: 9 },
    retry(expect.any(Number), 0),
  ],
  ['a wrong token', { kind: 'auth' }, { ageHours: 23 }, retry(60, 0)],
  ['a closed chat', { kind: 'no-access' }, { ageHours: 23 }, retry(60, 0)],
  ['a wrong token for a day', { kind: 'auth' }, { ageHours: 25 }, deadLetter],
  ['a refusal', { kind: 'refused' }, {}, deadLetter],
  ['a refusal in company', { kind: 'refused' }, { isDigest: true }, { kind: 'separate' }],
  ['a lost answer', { kind: 'failed', mayHaveBeenSent: true }, { unsureAttempts: 1 }, retry(20, 0)],
  ['a second', { kind: 'failed', mayHaveBeenSent: true }, { unsureAttempts: 2 }, retry(1, 300)],
  ['a third', { kind: 'failed', mayHaveBeenSent: true }, { unsureAttempts: 3 }, deadLetter],
])('decides what becomes of a notice after %s', (_name, error, notice, fate) => {
  expect(decideRetry(new StaffMessengerError('no', error), { ...first, ...notice })).toEqual(fate);
});

it('counts runs that died among the attempts that may have arrived', () => {
  expect([1, 2, 3, 4].map(isExhausted)).toEqual([false, false, false, true]);
});
