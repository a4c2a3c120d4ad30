import { describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import {
  createGuestTicket,
  readTicket,
  seedHelpdesk,
  writeMessage,
} from '../../../test/fixtures/tickets.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const hostile = [
  '<img src=x onerror="alert(1)">',
  '</b><a href="https://evil.test">',
  '=HYPERLINK("https://evil.test";"x")',
  "'; DROP TABLE ticket; --",
  '{{constructor.constructor("alert(1)")()}}',
  '{guest} $& \\u0041 %s',
];

const portal = await sharedByTests(createTestPortal({ seed: seedHelpdesk, only: ['live'] }));
const guest = `guest-${portal.hotel.guestId}`;

/** What a call answers, after making sure that a browser can only take it for data. */
async function answered(as: string, path: string, data: object): Promise<string> {
  const json = { 'content-type': 'application/json' };
  const response = await portal.send(as, path, { headers: json, body: JSON.stringify({ data }) });
  const { status, headers } = response;
  expect([path, status < 300]).toEqual([path, true]);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  return JSON.stringify(await response.json());
}

describe.each(hostile)('%s', (text) => {
  const asIs = JSON.stringify(text).slice(1, -1);

  it('is kept as it was typed and answered as data, in every field about tickets', async () => {
    const { id } = await createGuestTicket(portal, text);
    const input = { ticketId: id, message: text, clientId: text };
    const answers = [
      await answered(guest, '/api/ticket/message', input),
      await answered('olga', '/api/ticket/message', input),
      await answered('olga', '/api/admin/ticket/note', {
        ticketId: id,
        note: text,
        clientId: text,
      }),
      await answered(guest, '/api/rating/create', { score: 1, review: text }),
      await answered(guest, '/api/tickets', {}),
      await answered(guest, '/api/ticket/fetch', { id }),
      await answered('olga', '/api/admin/ticket/details', { id }),
      await answered('olga', '/api/admin/ticket/fetch', { guestId: portal.hotel.guestId }),
      await answered('olga', '/api/admin/rating/fetch', { search: text }),
    ];
    for (const answer of answers) expect(answer).toContain(asIs);
    // Looked for as a text, and found nowhere but where it stands.
    const searched = await answered('olga', '/api/admin/ticket/fetch', { search: text });
    expect(JSON.parse(searched)).toMatchObject({ tickets: { data: [] } });
  });

  it('is told live as it was typed', async () => {
    const [mine, colleague] = [await portal.listen(guest), await portal.listen('ivan')];
    const { id } = await createGuestTicket(portal, text);
    await writeMessage(portal, 'olga', id, text);
    await eventually(() => expect(mine.received.length).toBeGreaterThanOrEqual(3));
    await eventually(() => expect(colleague.received.length).toBeGreaterThanOrEqual(3));
    for (const { received } of [mine, colleague]) {
      const sent = JSON.stringify(received.filter(({ name }) => name !== 'supportTicketRead'));
      expect(sent.split(asIs)).toHaveLength(3);
    }
  });
});

describe('a canned reply', () => {
  it.each(hostile.filter((text) => !/\{\w/.test(text)))(
    'is kept as it was typed: %s',
    async (text) => {
      const path = '/api/admin/ticket/canned-reply';
      const shortcut = `s${hostile.indexOf(text)}`;
      const made = await answered('olga', `${path}/create`, {
        cannedReply: { title: text, shortcut, text },
      });
      const asIs = JSON.stringify(text).slice(1, -1);
      expect(made.split(asIs)).toHaveLength(3);
      expect(await answered('olga', `${path}/fetch`, {})).toContain(asIs);
    },
  );
});

describe('a message', () => {
  it('is kept as it reads, however a keyboard put it together', async () => {
    const { id } = await createGuestTicket(portal, 'Чайник'.normalize('NFD'));
    await writeMessage(portal, guest, id, 'Жёлтый\u200b чайник 👨‍👧'.normalize('NFD'));
    const stored = (await readTicket(portal, guest, id)).attributes.messages;
    expect(stored.map(({ message }) => message)).toEqual(['Чайник', 'Жёлтый чайник 👨‍👧']);
  });

  it.each(['\u3164', '\u200b\n\u2060'])(
    'says something that can be seen, and not %j',
    async (message) => {
      const { id } = await createGuestTicket(portal);
      const answers = [
        await portal.call(guest, '/api/ticket/create', { room: portal.hotel.roomId, message }),
        await portal.call(guest, '/api/ticket/message', { ticketId: id, message }),
      ];
      for (const { status, body } of answers)
        expect([status, body.details?.[0]?.path]).toEqual([422, 'data.message']);
    },
  );
});
