import { defaultPortalSettings } from '@portal/domain';
import { beforeEach, expect, it } from 'vitest';
import { NotYet } from '../../outbox/not-yet.ts';
import { StaffMessengerError, type StaffMessengerErrorKind } from '../../ports/staff-messenger.ts';
import { createNoticeDelivery } from './deliver-notice.ts';
import { staffNoticeRow } from './staff-notice.ts';

const hour = 3_600_000;
let settings = defaultPortalSettings;

beforeEach(() => {
  settings = defaultPortalSettings;
});

/** One row and the chat it goes to, which fails as it is told, message by message. */
function rowFor(...failures: (Error | null)[]) {
  const sent: string[] = [];
  const row = {
    id: 1n,
    kind: 'message',
    payload: staffNoticeRow({ topic: 'message', text: 'раз два три', threadId: 4 }).payload,
    orderingKey: null,
    createdAt: new Date(),
    attempts: 1,
  };
  const deliver = createNoticeDelivery({
    chat: {
      async send({ text }) {
        const failure = failures.shift();
        if (failure) throw failure;
        sent.push(text.trim());
      },
    },
    store: {
      saveParts: async (_id, sentParts) => {
        row.payload = { ...(row.payload as object), sentParts };
      },
    },
    settings: { read: async () => settings },
    longestText: 4,
  });
  return { sent, row, deliver: () => deliver(row) };
}

it('goes on with the piece that is not told yet, after a wait and after a failure', async () => {
  const failure = new StaffMessengerError('no answer', { kind: 'failed' });
  const { sent, deliver } = rowFor(null, new NotYet(new Date()), null, failure);
  await expect(deliver()).rejects.toThrow(NotYet);
  await expect(deliver()).rejects.toMatchObject({ name: 'DeliveryFailure' });
  await deliver();
  expect(sent).toEqual(['раз', 'два', 'три']);
});

it('tells nothing of what the hotel has switched off, and does tell of the rest', async () => {
  const { sent, row, deliver } = rowFor();
  const staffNotices = { ...settings.staffNotices, support: false };
  const [guestName, roomLabel, phone, message] = ['Анна', 'Домик', '+79990000001', 'Свет'];
  const support = { topic: 'support', ticketId: 1, guestName, roomLabel, phone, message } as const;
  row.payload = staffNoticeRow(support).payload;
  settings = { ...defaultPortalSettings, staffNotices };
  await deliver();
  expect(sent).toEqual([]);
  row.payload = staffNoticeRow({ topic: 'alarm', text: 'раз' }).payload;
  await deliver();
  expect(sent.join('')).toContain('раз');
});

it.each<[StaffMessengerErrorKind, number, number, unknown]>([
  ['failed', 1, 0, { afterSeconds: expect.closeTo(0.75, 0) as number }],
  // However long it lasts, what waits goes out half a minute after Telegram is back.
  ['failed', 500, 23, { afterSeconds: 30 }],
  ['failed', 500, 24, 'never'],
  ['auth', 500, 23, { afterSeconds: 60 }],
  ['no-access', 500, 23, { afterSeconds: 60 }],
  ['auth', 500, 25, 'never'],
  ['refused', 1, 0, 'never'],
])(
  'is tried again after %s, at attempt %i, %i hours later: %j',
  async (kind, attempts, age, retry) => {
    const { row, deliver } = rowFor(new StaffMessengerError('no', { kind }));
    Object.assign(row, { attempts, createdAt: new Date(Date.now() - age * hour) });
    await expect(deliver()).rejects.toMatchObject({ retry });
  },
);
