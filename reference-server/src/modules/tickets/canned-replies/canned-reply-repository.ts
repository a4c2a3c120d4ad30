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
export interface CannedReplyRepository {
  /** All of them, by their titles. */
  all(): Promise<CannedReply[]>;
  add(reply: CannedReplyText): Promise<CannedReply | 'SHORTCUT_TAKEN' | 'TOO_MANY_REPLIES'>;
  /** Null when there is none with this id. */
  rewrite(id: number, reply: CannedReplyText): Promise<CannedReply | 'SHORTCUT_TAKEN' | null>;
  /** False when there was none with this id. */
  remove(id: number): Promise<boolean>;
}

/** Canned replies in SQL. */
export function createCannedReplyRepository(prisma: PrismaClient): CannedReplyRepository {
  return {
    async all() {
      const rows = await prisma.cannedReply.findMany({
        orderBy: [{ title: 'asc' }, { id: 'asc' }],
        take: cannedRepliesMax,
      });
      return rows.map(replyOf);
    },
    async add({ title, shortcut, text }) {
      if ((await prisma.cannedReply.count()) >= cannedRepliesMax) return 'TOO_MANY_REPLIES';
      return unlessTaken(() => prisma.cannedReply.create({ data: { title, shortcut, text } }));
    },
    async rewrite(id, { title, shortcut, text }) {
      if ((await prisma.cannedReply.count({ where: { id } })) === 0) return null;
      return unlessTaken(() =>
        prisma.cannedReply.update({ where: { id }, data: { title, shortcut, text } }),
      );
    },
    async remove(id) {
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
