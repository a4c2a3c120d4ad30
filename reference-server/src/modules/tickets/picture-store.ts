import { randomUUID } from 'node:crypto';
import { ticketPictureRules, type TicketPicture } from '@portal/domain';
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import { defineStatement } from '../../db/statement.ts';
import { ProblemError } from '../../kernel/problem-error.ts';
import type { MadePicture } from '../../pictures/make-picture.ts';

/** Who looks: a guest at their own, admin at all that were sent. */
export type PictureViewer =
  | { readonly role: 'guest'; readonly id: number; readonly identity: string }
  | { readonly role: 'admin'; readonly identity: string };

/** Which of its two sizes. */
export type PictureSize = 'image' | 'preview';

/** Keeps the pictures of tickets. */
export interface PictureStore {
  /** How many pictures of an owner wait to be sent. */
  countWaiting(owner: string): Promise<number>;
  keep(owner: string, made: MadePicture): Promise<TicketPicture>;
  /** The bytes, or null when there is no such picture, or it is none of the viewer's. */
  read(id: string, size: PictureSize, viewer: PictureViewer): Promise<Uint8Array | null>;
  /** Forgets what was uploaded before then and not sent. */
  forgetWaiting(before: Date): Promise<void>;
}

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
  transaction: Prisma.TransactionClient,
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
      message: 'Этой картинки нет или она уже отправлена. Загрузите её ещё раз',
    }));
  if (details.length > 0) throw new ProblemError('INVALID', { details });
  return attached
    .toSorted((one, other) => one.position - other.position)
    .map(({ position: _, ...picture }) => picture);
}

/** Pictures in SQL, so that every instance has them and a backup too. */
export function createPictureStore(prisma: PrismaClient): PictureStore {
  return {
    countWaiting: (owner) => prisma.ticketPicture.count({ where: { owner, messageId: null } }),

    async keep(owner, { image, preview, width, height }) {
      const bytes = image.byteLength;
      const { id } = await prisma.ticketPicture.create({
        data: { id: randomUUID(), owner, width, height, byteCount: bytes, image, preview },
        select: { id: true },
      });
      return { id, width, height, bytes };
    },

    async read(id, size, viewer) {
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

    async forgetWaiting(before) {
      await prisma.ticketPicture.deleteMany({
        where: { messageId: null, createdAt: { lt: before } },
      });
    },
  };
}

/** When a picture must have been uploaded to be still worth keeping unsent. */
export function waitingSince(now: Date): Date {
  return new Date(now.getTime() - ticketPictureRules.waitingHours * 3_600_000);
}
