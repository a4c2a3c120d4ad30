import { expect, test } from 'vitest';
import { createdReserveSample } from '../../../sandbox/testing/iiko-samples.ts';
import {
  commandStatusAnswer,
  reserveCommandAnswer,
  reserveEvent,
  reserveSnapshot,
  tableReserve,
} from './iiko-reserve-answers.ts';

/** Sample bodies of the protocol notes, sections 7, 10, 11 and 13. */
const moscow = 'Europe/Moscow';
const { reserveInfo } = createdReserveSample;
const details = {
  customer: { type: 'regular', name: 'Anna' },
  guestsCount: 2,
  comment: 'room 305',
  durationInMinutes: 120,
  shouldRemind: true,
  status: 'New',
  cancelReason: null,
  tableIds: ['T1'],
  estimatedStartTime: '2026-08-01 19:00:00.000',
  guestsComingTime: null,
  phone: '+79990000000',
  eventType: null,
  order: null,
};
const accepted = { ...reserveInfo, creationStatus: 'Success', reserve: details };

test('a reserve that the cloud has taken is on its way', () => {
  expect(reserveCommandAnswer(moscow).parse(createdReserveSample)).toEqual({
    correlationId: 'K1',
    isRepeated: false,
    reserve: {
      id: 'R1',
      creationStatus: 'InProgress',
      error: null,
      details: null,
      body: reserveInfo,
    },
  });
});

test('a reserve that was sent before is known by its code', () => {
  const errorInfo = { code: 'DuplicatedReserveId', message: 'Reserve with id R1 already exists.' };
  const again = {
    correlationId: 'K2',
    reserveInfo: { ...reserveInfo, creationStatus: 'Error', errorInfo },
  };
  expect(reserveCommandAnswer(moscow).parse(again)).toMatchObject({
    isRepeated: true,
    reserve: { creationStatus: 'Error', error: { code: 'DuplicatedReserveId' } },
  });
});

test('a reserve that the till has taken begins when the hotel’s clock says so', () => {
  const snapshot = reserveSnapshot(moscow).parse(accepted);
  expect(snapshot.details).toEqual({
    isCanceled: false,
    guestsCount: 2,
    startsAt: new Date('2026-08-01T16:00:00Z'),
    durationInMinutes: 120,
    tableIds: ['T1'],
  });
});

test.each([
  ['a reason to cancel', { ...accepted, reserve: { ...details, cancelReason: 'ClientRefused' } }],
  ['deletion', { ...accepted, isDeleted: true }],
])('a reserve is called off by %s, as there is no status for it', (_, reserve) => {
  const snapshot = reserveSnapshot(moscow).parse(reserve);
  expect(snapshot.details?.isCanceled).toBe(true);
});

test.each([
  [{ code: 'Common', message: 'Creation timeout expired' }, 'Creation timeout expired'],
  [{ code: 'Common', message: ' ', description: 'Old text' }, 'Old text'],
  [{ code: 'Common' }, null],
])('a reserve that failed says why: %o', (errorInfo, text) => {
  const failed = { ...reserveInfo, creationStatus: 'Error', errorInfo };
  const snapshot = reserveSnapshot(moscow).parse(failed);
  expect(snapshot).toMatchObject({ creationStatus: 'Error', error: { code: 'Common', text } });
});

test('a reserve whose time is none cannot be read', () => {
  const odd = { ...accepted, reserve: { ...details, estimatedStartTime: 'soon' } };
  expect(reserveSnapshot(moscow).safeParse(odd).success).toBe(false);
});

test('a command is under way, done, or has failed with a reason', () => {
  const read = (answer: object) => commandStatusAnswer.parse(answer);
  expect(read({ state: 'InProgress' })).toEqual({ state: 'InProgress' });
  expect(read({ state: 'Success' })).toEqual({ state: 'Success' });
  expect(read({ state: 'Error', exception: null, errorReason: 'Busy' })).toEqual({
    state: 'Error',
    text: 'Busy',
  });
  expect(read({ state: 'Error' })).toEqual({ state: 'Error', text: null });
});

test('what holds tables is read with its moment', () => {
  const reserve = {
    id: 'R1',
    tableIds: ['T1'],
    estimatedStartTime: '2026-08-01 19:00:00.000',
    durationInMinutes: 120,
    guestsCount: 2,
  };
  expect(tableReserve(moscow).parse(reserve).startsAt).toEqual(new Date('2026-08-01T16:00:00Z'));
});

test('a webhook about a reserve names it, and others are not about reserves', () => {
  const event = {
    eventType: 'ReserveUpdate',
    eventTime: '2026-08-01 16:00:00.000',
    organizationId: 'ORG',
    correlationId: 'K1',
    eventInfo: accepted,
  };
  expect(reserveEvent.parse(event).eventInfo.id).toBe('R1');
  expect(reserveEvent.safeParse({ ...event, eventType: 'TableOrderUpdate' }).success).toBe(false);
});
