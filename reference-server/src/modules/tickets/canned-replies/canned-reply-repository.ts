import { cannedRepliesMax, type CannedReply } from '@portal/domain/tickets';
import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import { isUniqueViolation } from '../../../db/errors/constraint-violation.ts';

/** What staff write once and send often. */
interface CannedReplyText {
  readonly title: string;
  readonly shortcut: string;
  readonly text: string;
}

/** Keeps canned replies. */
export type CannedReplyRepository = ReturnType<typeof createCannedReplyRepository>;

/** Canned replies in SQL. */
export function createCannedReplyRepository(prisma: PrismaClient) {
  return {
    /** All of them, by their titles. */
    async all(): Promise<CannedReply[]> {
      const rows = await prisma.cannedReply.findMany({
        orderBy: [{ title: 'asc' }, { id: 'asc' }],
        take: cannedRepliesMax,
      });
      return rows.map(replyOf);
    },
    async add({
      title,
      shortcut,
      text,
    }: CannedReplyText): Promise<CannedReply | 'SHORTCUT_TAKEN' | 'TOO_MANY_REPLIES'> {
      if ((await prisma.cannedReply.count()) >= cannedRepliesMax) return 'TOO_MANY_REPLIES';
      return unlessTaken(() => prisma.cannedReply.create({ data: { title, shortcut, text } }));
    },
    /** Null when there is none with this id. */
    async rewrite(
      id: number,
      { title, shortcut, text }: CannedReplyText,
    ): Promise<CannedReply | 'SHORTCUT_TAKEN' | null> {
      if ((await prisma.cannedReply.count({ where: { id } })) === 0) return null;
      return unlessTaken(() =>
        prisma.cannedReply.update({ where: { id }, data: { title, shortcut, text } }),
      );
    },
    /** False when there was none with this id. */
    async remove(id: number): Promise<boolean> {
      return (await prisma.cannedReply.deleteMany({ where: { id } })).count > 0;
    },
  };
}

interface CannedReplyRow extends CannedReplyText {
  readonly id: number;
  readonly updateAt: Date;
}

async function unlessTaken(
  write: () => Promise<CannedReplyRow>,
): Promise<CannedReply | 'SHORTCUT_TAKEN'> {
  try {
    return replyOf(await write());
  } catch (error) {
    if (isUniqueViolation(error, 'cannedReplyShortcut')) return 'SHORTCUT_TAKEN';
    throw error;
  }
}

function replyOf({ id, title, shortcut, text, updateAt }: CannedReplyRow): CannedReply {
  return { id, attributes: { title, shortcut, text, update_at: updateAt.toISOString() } };
}
