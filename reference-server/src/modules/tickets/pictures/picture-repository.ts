import { randomUUID } from 'node:crypto';
import type { ProblemCode } from '@portal/domain/contract';
import { defaultPortalSettings, type AccountBounds } from '@portal/domain/portal';
import { ticketPictureRules, type TicketPicture } from '@portal/domain/tickets';
import { dayMilliseconds } from '@portal/domain/time';
import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import type { Transaction } from '../../../db/database.ts';
import { defineStatement } from '../../../db/statement.ts';
import { identityOf, type GuestActor, type StaffActor } from '../../../kernel/actor.ts';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import type { MadePicture } from '../../../pictures/make-picture.ts';
import { lockGuest } from '../../guests/lock-guest.ts';

/** Who looks: a guest at their own, admin at all that were sent. */
type PictureViewer =
  | { readonly role: 'guest'; readonly id: number; readonly identity: string }
  | { readonly role: 'admin'; readonly identity: string };

/** Which of its two sizes. */
export type PictureSize = 'image' | 'preview';

/** Keeps the pictures of tickets. */
export type PictureRepository = ReturnType<typeof createPictureRepository>;

/** Who uploads. */
type PictureOwner = GuestActor | StaffActor<'admin'>;

/** Too many wait to be sent, or a guest's day is used up. */
type PictureBound = Extract<ProblemCode, 'TOO_MANY_PICTURES' | 'STORAGE_FULL'>;

/** Pictures that one statement forgets: each has hundreds of kilobytes to let go of. */
const deletedAtOnce = 500;
/** Staff are bound by what waits alone. */
const boundless = 2_147_483_647;

interface PictureUse {
  readonly waiting: number;
  readonly count: number;
  readonly bytes: number;
}

const usedBy = (owner: string, dayAgo: string) => `
  SELECT count(*) FILTER (WHERE message_id IS NULL)::int AS waiting,
    count(*) FILTER (WHERE created_at > ${dayAgo}::timestamptz)::int AS count,
    COALESCE(sum(byte_count + octet_length(preview))
      FILTER (WHERE created_at > ${dayAgo}::timestamptz), 0)::float8 AS bytes
  FROM ticket_picture WHERE owner = ${owner}`;

const readUse = defineStatement<[owner: string, dayAgo: Date], PictureUse>(usedBy('$1', '$2'));

/** Counts and inserts at once, for whoever holds the lock of the account. */
const insertWithin = defineStatement<
  [
    owner: string,
    dayAgo: Date,
    id: string,
    width: number,
    height: number,
    image: Uint8Array,
    preview: Uint8Array,
    now: Date,
    maxWaiting: number,
    maxCount: number,
    maxBytes: number,
  ],
  PictureUse & { isStored: boolean }
>(`
  WITH used AS MATERIALIZED (${usedBy('$1', '$2')}), kept AS (
    INSERT INTO ticket_picture (id, owner, width, height, byte_count, image, preview, created_at)
    SELECT $3::uuid, $1, $4::int, $5::int, octet_length($6::bytea), $6::bytea, $7::bytea, $8::timestamptz
    FROM used WHERE waiting < $9::int AND count < $10::int
      AND bytes + octet_length($6::bytea) + octet_length($7::bytea) <= $11::int
    RETURNING id
  )
  SELECT used.*, EXISTS (SELECT FROM kept) AS "isStored" FROM used`);

/*
 * Counted before the insert sees the others': one account's uploads come one after the other, on however
 * many instances.
 */
const lockStaff = defineStatement<[id: string], never>(
  'SELECT FROM staff WHERE id = $1 FOR NO KEY UPDATE',
);

const deleteWaiting = defineStatement<[before: Date, limit: number], { id: string }>(`
  DELETE FROM ticket_picture WHERE message_id IS NULL AND id IN (
    SELECT id FROM ticket_picture
    WHERE message_id IS NULL AND created_at < $1::timestamptz LIMIT $2::int)
  RETURNING id`);

const deleteClosed = defineStatement<[before: Date, limit: number], { id: string }>(`
  DELETE FROM ticket_picture WHERE id IN (
    SELECT picture.id FROM ticket_picture AS picture
    JOIN ticket_message AS message ON message.id = picture.message_id
    JOIN ticket ON ticket.id = message.ticket_id
    WHERE picture.created_at < $1::timestamptz AND ticket.status = 'closed'
      AND ticket.close_at < $1::timestamptz
    LIMIT $2::int)
  RETURNING id`);

const attach = defineStatement<
  [messageId: number, owner: string, ids: readonly string[]],
  { id: string; width: number; height: number; byteCount: number; position: number }
>(`
  UPDATE ticket_picture SET message_id = $1, position = given.position
  FROM unnest($3::uuid[]) WITH ORDINALITY AS given (id, position)
  WHERE ticket_picture.id = given.id AND owner = $2 AND message_id IS NULL
  RETURNING ticket_picture.id, width, height, byte_count AS "byteCount", ticket_picture.position`);

/**
 * Gives pictures that wait to a message, in this order.
 *
 * @throws ProblemError `INVALID` unless all of them are the owner's and were not sent before.
 */
export async function attachPictures(
  transaction: Transaction,
  owner: string,
  messageId: number,
  ids: readonly string[],
) {
  if (ids.length === 0) return [];
  const attached = await attach(transaction, messageId, owner, ids);
  const found = new Set(attached.map(({ id }) => id));
  const details = [...ids.entries()]
    .filter(([, id]) => !found.has(id.toLowerCase()))
    .map(([index]) => ({
      path: `data.pictures.${index}`,
      message: 'issue.pictureGone',
    }));
  if (details.length > 0) throw new ProblemError('INVALID', { details });
  return attached
    .toSorted((one, other) => one.position - other.position)
    .map(({ position: _, ...picture }) => picture);
}

type GuestBounds = Pick<AccountBounds, 'picturesPerDay' | 'pictureMegabytesPerDay'>;

const megabyte = 1_000_000;

/**
 * Pictures in SQL, so that every instance has them and a backup too.
 * @param readBounds - what a guest may keep. Default: what the domain says.
 */
export function createPictureRepository(
  prisma: PrismaClient,
  readBounds: () => Promise<GuestBounds> = async () => defaultPortalSettings.accountBounds,
) {
  return {
    /** The bound that an owner has reached already, before a picture is made; null: none. */
    async reachedBound(owner: PictureOwner): Promise<PictureBound | null> {
      const bounds = boundsOf(owner, await readBounds());
      const [use] = await readUse(prisma, identityOf(owner), dayBefore(new Date()));
      return use ? boundOf(use, bounds) : null;
    },

    /** Saves one more picture, unless a bound is reached: then none. */
    async save(
      owner: PictureOwner,
      { image, preview, width, height }: MadePicture,
    ): Promise<TicketPicture | PictureBound> {
      const id = randomUUID();
      const now = new Date();
      const { waiting, count, bytes } = boundsOf(owner, await readBounds());
      const [stored] = await prisma.$transaction(async (transaction) => {
        if (owner.role === 'guest') await lockGuest(transaction, owner.id);
        else await lockStaff(transaction, owner.id);
        return insertWithin(
          transaction,
          identityOf(owner),
          dayBefore(now),
          ...([id, width, height, image, preview, now, waiting, count, bytes] as const),
        );
      });
      if (!stored) throw new Error('Counting gives a row, always.');
      if (!stored.isStored) return stored.waiting >= waiting ? 'TOO_MANY_PICTURES' : 'STORAGE_FULL';
      return { id, width, height, bytes: image.byteLength };
    },

    /** The bytes, or null when there is no such picture, or it is none of the viewer's. */
    async read(id: string, size: PictureSize, viewer: PictureViewer): Promise<Uint8Array | null> {
      const { role, identity } = viewer;
      const isTheirs =
        role === 'admin'
          ? { messageId: { not: null } }
          : { message: { ticket: { guestId: viewer.id } } };
      const found = await prisma.ticketPicture.findFirst({
        where: { id, OR: [isTheirs, { messageId: null, owner: identity }] },
        select: { image: size === 'image', preview: size === 'preview' },
      });
      return found?.[size] ?? null;
    },

    /** Forgets some of what was uploaded before then and not sent; says whether there may be more. */
    async deleteWaiting(before: Date): Promise<boolean> {
      const forgotten = await deleteWaiting(prisma, before, deletedAtOnce);
      return forgotten.length === deletedAtOnce;
    },

    /** Forgets some pictures of tickets that were closed before then; says whether there may be more. */
    async deleteClosed(before: Date): Promise<boolean> {
      const forgotten = await deleteClosed(prisma, before, deletedAtOnce);
      return forgotten.length === deletedAtOnce;
    },
  };
}

function boundsOf(
  { role }: PictureOwner,
  { picturesPerDay, pictureMegabytesPerDay }: GuestBounds,
): PictureUse {
  const { waiting } = ticketPictureRules;
  return role === 'guest'
    ? { waiting, count: picturesPerDay, bytes: pictureMegabytesPerDay * megabyte }
    : { waiting, count: boundless, bytes: boundless };
}

function boundOf(use: PictureUse, bounds: PictureUse): PictureBound | null {
  if (use.waiting >= bounds.waiting) return 'TOO_MANY_PICTURES';
  return use.count >= bounds.count || use.bytes >= bounds.bytes ? 'STORAGE_FULL' : null;
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - dayMilliseconds);
}

/** When a picture must have been uploaded to be still worth keeping unsent. */
export function waitingSince(now: Date): Date {
  return new Date(now.getTime() - ticketPictureRules.waitingHours * 3_600_000);
}
