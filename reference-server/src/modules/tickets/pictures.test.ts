import { randomUUID } from 'node:crypto';
import { ticketPictureRules, type Ticket, type TicketPicture } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHelpdesk, type Helpdesk } from '../../../test/helpdesk.ts';
import { somePicture } from '../../../test/some-picture.ts';
import { createPictureStore, waitingSince } from './picture-store.ts';

let desk: Helpdesk;
let guest: string;
let stranger: string;

beforeAll(async () => {
  desk = await startHelpdesk();
  guest = `guest-${desk.guestId}`;
  stranger = `guest-${desk.otherGuestId}`;
});
afterAll(() => desk.stop());

async function uploaded(as: string): Promise<TicketPicture> {
  const { status, body } = await desk.upload(as, await somePicture());
  expect(status).toBe(201);
  return body.picture;
}

async function look(as: string | null, id: string, size = ''): Promise<Response> {
  return fetch(`${desk.url}/api/ticket/attachment/${id}${size}`, {
    headers: as === null ? {} : { Authorization: `Bearer ${as}` },
  });
}

async function statusesOf(id: string): Promise<number[]> {
  const callers = [guest, stranger, 'olga', 'mark', 'bella', null];
  const replies = await Promise.all(callers.map((caller) => look(caller, id)));
  return replies.map(({ status }) => status);
}

describe('a picture of a message', () => {
  it('is seen by its guest and by admin, and cannot be guessed by anybody else', async () => {
    const picture = await uploaded(guest);
    const { attributes } = await desk.ask('Вот', { pictures: [picture.id] });
    expect(attributes.messages[0]?.pictures).toEqual([picture]);
    expect(picture).toMatchObject({ width: 8, height: 6 });
    expect(await statusesOf(picture.id)).toEqual([200, 404, 200, 403, 403, 401]);
    expect(await statusesOf(randomUUID())).toEqual([404, 404, 404, 403, 403, 401]);
  });

  it('is answered as bytes that a browser saves and never runs', async () => {
    const { id } = await uploaded(guest);
    await desk.ask('Вот', { pictures: [id] });
    for (const size of ['', '/preview']) {
      const { headers } = await look(guest, id, size);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename="${id}.webp"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, max-age=86400, immutable',
        vary: 'Authorization, Cookie',
      });
    }
  });

  it('is seen by nobody but its owner until it is sent', async () => {
    const { id } = await uploaded(guest);
    expect(await statusesOf(id)).toEqual([200, 404, 404, 403, 403, 401]);
    const { id: ofStaff } = await uploaded('olga');
    expect(await statusesOf(ofStaff)).toEqual([404, 404, 200, 403, 403, 401]);
    expect((await look('ivan', ofStaff)).status).toBe(404);
  });

  it('is sent in the order it was meant', async () => {
    const [one, two, three] = [
      await uploaded('olga'),
      await uploaded('olga'),
      await uploaded('olga'),
    ];
    const { id } = await desk.ask();
    const pictures = [three.id, one.id, two.id];
    const sent = await desk.say('olga', id, '', { pictures });
    expect(sent.pictures.map((picture) => picture.id)).toEqual(pictures);
    const { attributes } = await desk.ticket(guest, id);
    expect(attributes.messages[1]?.pictures.map((picture) => picture.id)).toEqual(pictures);
  });

  it('is refused when it is not the sender’s, was sent before, or is none', async () => {
    const { id: ticketId } = await desk.ask();
    const { id: ofStranger } = await uploaded(stranger);
    const { id: sent } = await uploaded(guest);
    await desk.say(guest, ticketId, 'Вот', { pictures: [sent] });
    for (const picture of [ofStranger, sent, randomUUID()]) {
      const { id: fresh } = await uploaded(guest);
      const wish = { ticketId, message: 'И вот', pictures: [fresh, picture] };
      const { status, body } = await desk.call(guest, '/api/ticket/message', wish);
      expect([status, body.details?.map(({ path }) => path)]).toEqual([422, ['data.pictures.1']]);
    }
    const { attributes } = await desk.ticket(guest, ticketId);
    expect(attributes.messages.map(({ message }) => message)).toEqual(['Не горит лампа', 'Вот']);
  });
});

describe('an upload', () => {
  it('is refused when it is no picture, whatever it is called', async () => {
    const page = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>');
    const answers = [
      await desk.upload(guest, page, 'image/png'),
      await desk.upload(guest, page, 'image/svg+xml'),
      await desk.upload(guest, await somePicture(), 'text/html'),
      await desk.upload(guest, new Uint8Array(ticketPictureRules.maxBytes + 1)),
      await desk.upload(guest, (await somePicture()).subarray(0, 30)),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [415, 'NOT_A_PICTURE'],
      [415, 'NOT_A_PICTURE'],
      [415, 'NOT_A_PICTURE'],
      [413, 'PICTURE_TOO_LARGE'],
      [422, 'PICTURE_UNREADABLE'],
    ]);
  });

  it('is refused while too many wait, and forgotten when it was not sent for a day', async () => {
    const owner = { owner: `user_${desk.otherGuestId}`, messageId: null };
    const { prisma } = desk;
    const has = await prisma.ticketPicture.count({ where: owner });
    for (let n = has; n < ticketPictureRules.waiting; n += 1) await uploaded(stranger);
    expect((await desk.upload(stranger, await somePicture())).body.code).toBe('TOO_MANY_PICTURES');

    const { id } = await uploaded(guest);
    const { attributes }: Ticket = await desk.ask('Вот', { pictures: [id] });
    const tomorrow = new Date(Date.now() + 24 * 3_600_000 + 1000);
    await createPictureStore(prisma).forgetWaiting(waitingSince(tomorrow));
    expect(await prisma.ticketPicture.count({ where: { messageId: null } })).toBe(0);
    expect((await look(guest, attributes.messages[0]!.pictures[0]!.id)).status).toBe(200);
  });
});
