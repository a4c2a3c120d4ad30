import { randomUUID } from 'node:crypto';
import { ticketPictureRules, type Ticket, type TicketPicture } from '@portal/domain/tickets';
import { describe, expect, it } from 'vitest';
import {
  createGuestTicket,
  readTicket,
  seedHelpdesk,
  uploadPicture,
  writeMessage,
} from '../../../../test/fixtures/tickets.ts';
import { createTestPortal, somePhone } from '../../../../test/portal.ts';
import { somePicture } from '../../../../test/fixtures/pictures.ts';
import { createPictureRepository, waitingSince } from './picture-repository.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedHelpdesk, only: ['live'] }));
const guest = `guest-${portal.hotel.guestId}`;
const stranger = `guest-${portal.hotel.otherGuestId}`;

async function uploaded(as: string): Promise<TicketPicture> {
  const { status, body } = await uploadPicture(portal, as, await somePicture());
  expect(status).toBe(201);
  return body.picture;
}

async function fetchPicture(as: string | null, id: string, size = ''): Promise<Response> {
  return portal.send(as, `/api/ticket/attachment/${id}${size}`);
}

async function statusesOf(id: string): Promise<number[]> {
  const callers = [guest, stranger, 'olga', 'mark', 'bella', null];
  const replies = await Promise.all(callers.map((caller) => fetchPicture(caller, id)));
  return replies.map(({ status }) => status);
}

describe('a picture of a message', () => {
  it('is seen by its guest and by admin, and cannot be guessed by anybody else', async () => {
    const picture = await uploaded(guest);
    const { attributes } = await createGuestTicket(portal, 'Вот', { pictures: [picture.id] });
    expect(attributes.messages[0]?.pictures).toEqual([picture]);
    expect(picture).toMatchObject({ width: 8, height: 6 });
    expect(await statusesOf(picture.id)).toEqual([200, 404, 200, 403, 403, 401]);
    expect(await statusesOf(randomUUID())).toEqual([404, 404, 404, 403, 403, 401]);
  });

  it('is answered as bytes that a browser saves and never runs', async () => {
    const { id } = await uploaded(guest);
    await createGuestTicket(portal, 'Вот', { pictures: [id] });
    for (const size of ['', '/preview']) {
      const { headers } = await fetchPicture(guest, id, size);
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
    expect((await fetchPicture('ivan', ofStaff)).status).toBe(404);
  });

  it('is sent in the order it was meant', async () => {
    const [one, two, three] = [
      await uploaded('olga'),
      await uploaded('olga'),
      await uploaded('olga'),
    ];
    const { id } = await createGuestTicket(portal);
    const pictures = [three.id, one.id, two.id];
    const sent = await writeMessage(portal, 'olga', id, '', { pictures });
    expect(sent.pictures.map((picture) => picture.id)).toEqual(pictures);
    const { attributes } = await readTicket(portal, guest, id);
    expect(attributes.messages[1]?.pictures.map((picture) => picture.id)).toEqual(pictures);
  });

  it('is refused when it is not the sender’s, was sent before, or is none', async () => {
    const { id: ticketId } = await createGuestTicket(portal);
    const { id: ofStranger } = await uploaded(stranger);
    const { id: sent } = await uploaded(guest);
    await writeMessage(portal, guest, ticketId, 'Вот', { pictures: [sent] });
    for (const picture of [ofStranger, sent, randomUUID()]) {
      const { id: fresh } = await uploaded(guest);
      const input = { ticketId, message: 'И вот', pictures: [fresh, picture] };
      const { status, body } = await portal.call(guest, '/api/ticket/message', input);
      expect([status, body.details?.map(({ path }) => path)]).toEqual([422, ['data.pictures.1']]);
    }
    const { attributes } = await readTicket(portal, guest, ticketId);
    expect(attributes.messages.map(({ message }) => message)).toEqual(['Не горит лампа', 'Вот']);
  });
});

/** A guest of this test alone. */
async function someGuest(): Promise<{ id: number; as: string; identity: string }> {
  const { id } = await portal.prisma.guest.create({ data: { phone: somePhone(), name: 'Гость' } });
  return { id, as: `guest-${id}`, identity: `user_${id}` };
}

/** Pictures that a guest has sent before, of so many bytes each. */
async function sentBefore(owner: string, count: number, byteCount: number, createdAt: Date) {
  const { messages } = (await createGuestTicket(portal)).attributes;
  const messageId = messages[0]!.id;
  const bytes = Uint8Array.of(1);
  await portal.prisma.ticketPicture.createMany({
    data: Array.from({ length: count }, () => ({
      ...{ id: randomUUID(), owner, messageId, createdAt, byteCount },
      ...{ width: 1, height: 1, image: bytes, preview: bytes },
    })),
  });
}

async function uploadAtOnce(as: string, count: number) {
  const file = await somePicture();
  const answers = await Promise.all(
    Array.from({ length: count }, () => uploadPicture(portal, as, file)),
  );
  return answers.map(({ status, body }) => body.code ?? status);
}

describe('what one guest may keep', () => {
  it('are 20 waiting pictures, however many are uploaded at once', async () => {
    const { as, identity, id } = await someGuest();
    await uploadAtOnce(as, 24);
    await uploadAtOnce(as, 24);
    await uploadAtOnce(as, 24);
    expect(await portal.prisma.ticketPicture.count({ where: { owner: identity } })).toBe(20);

    // As other instances do, which know nothing of each other's queues.
    const other = await someGuest();
    const repository = createPictureRepository(portal.prisma);
    const picture = { image: Uint8Array.of(1), preview: Uint8Array.of(1), width: 1, height: 1 };
    const owner = { role: 'guest', id: other.id, sessionId: '' } as const;
    const stored = await Promise.all(
      Array.from({ length: 24 }, async () => repository.save(owner, picture)),
    );
    expect(stored.filter((each) => each === 'TOO_MANY_PICTURES')).toHaveLength(4);
    expect(id).not.toBe(other.id);
  });

  it('are 60 pictures a day, and then it says what to do', async () => {
    const { as, identity } = await someGuest();
    await sentBefore(identity, 58, 1_000, new Date());
    await sentBefore(identity, 10, 1_000, new Date(Date.now() - 25 * 3_600_000));
    expect((await uploadAtOnce(as, 5)).toSorted()).toEqual([
      ...[201, 201, 'STORAGE_FULL', 'STORAGE_FULL', 'STORAGE_FULL'],
    ]);
    const refused = await uploadPicture(portal, as, await somePicture());
    expect(refused).toMatchObject({ status: 413, body: { code: 'STORAGE_FULL' } });
    expect(refused.body.error).toContain('завтра');
    await portal.prisma.ticketPicture.updateMany({
      where: { owner: identity },
      data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
    });
    expect(await uploadAtOnce(as, 1)).toEqual([201]);
  });

  it('are 60 MB a day, previews counted', async () => {
    const { as, identity } = await someGuest();
    await sentBefore(identity, 6, 9_999_999, new Date());
    expect(await uploadAtOnce(as, 1)).toEqual(['STORAGE_FULL']);
  });

  it('holds nobody else up: another’s picture is made although 24 of one wait', async () => {
    const greedy = await someGuest();
    const large = await somePicture('png', { width: 3000, height: 2000 });
    const uploads = Array.from({ length: 24 }, async () => uploadPicture(portal, greedy.as, large));
    await Promise.race(uploads);
    const { as } = await someGuest();
    expect(await uploadAtOnce(as, 2)).toEqual([201, 201]);
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
  });

  it('is forgotten 90 days after the ticket was closed, and not before', async () => {
    const { prisma } = portal;
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    const pictureOf = async (ticket: { status: 'closed' | 'inwork'; closeAt: Date | null }) => {
      const { id } = await uploaded(guest);
      const { id: ticketId } = await createGuestTicket(portal, 'Вот', { pictures: [id] });
      await prisma.ticket.update({ where: { id: ticketId }, data: ticket });
      await prisma.ticketPicture.update({ where: { id }, data: { createdAt: daysAgo(200) } });
      return id;
    };
    const old = await pictureOf({ status: 'closed', closeAt: daysAgo(91) });
    const recent = await pictureOf({ status: 'closed', closeAt: daysAgo(89) });
    const open = await pictureOf({ status: 'inwork', closeAt: null });
    const repository = createPictureRepository(prisma);
    expect(await repository.deleteClosed(new Date(Date.now() - 90 * 24 * 3_600_000))).toBe(false);
    const left = await prisma.ticketPicture.findMany({
      where: { id: { in: [old, recent, open] } },
    });
    expect(left.map(({ id }) => id).toSorted()).toEqual([recent, open].toSorted());
  });
});

describe('an upload', () => {
  it('is refused when it is no picture, whatever it is called', async () => {
    const page = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>');
    const answers = [
      await uploadPicture(portal, guest, page, 'image/png'),
      await uploadPicture(portal, guest, page, 'image/svg+xml'),
      await uploadPicture(portal, guest, await somePicture(), 'text/html'),
      await uploadPicture(portal, guest, new Uint8Array(ticketPictureRules.maxBytes + 1)),
      await uploadPicture(portal, guest, (await somePicture()).subarray(0, 30)),
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
    const owner = { owner: `user_${portal.hotel.otherGuestId}`, messageId: null };
    const { prisma } = portal;
    const has = await prisma.ticketPicture.count({ where: owner });
    for (let n = has; n < ticketPictureRules.waiting; n += 1) await uploaded(stranger);
    expect((await uploadPicture(portal, stranger, await somePicture())).body.code).toBe(
      'TOO_MANY_PICTURES',
    );

    const { id } = await uploaded(guest);
    const { attributes }: Ticket = await createGuestTicket(portal, 'Вот', { pictures: [id] });
    const tomorrow = new Date(Date.now() + 24 * 3_600_000 + 1000);
    await createPictureRepository(prisma).deleteWaiting(waitingSince(tomorrow));
    expect(await prisma.ticketPicture.count({ where: { messageId: null } })).toBe(0);
    expect((await fetchPicture(guest, attributes.messages[0]!.pictures[0]!.id)).status).toBe(200);
  });
});
