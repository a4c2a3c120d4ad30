import { cannedRepliesMax, type CannedReply } from '@portal/domain/tickets';
import type { Database, Transaction } from '../../../db/database.ts';
import { unlessTaken } from '../../../db/errors/constraint-violation.ts';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';

/** What staff write once and send often. */
interface CannedReplyText {
  readonly title: string;
  readonly shortcut: string;
  readonly text: string;
}

/** Canned replies in SQL. */
export const cannedReplyRepository = {
  /** All of them, by their titles. */
  async all(prisma: Database['prisma']): Promise<CannedReply[]> {
    const rows = await prisma.cannedReply.findMany({
      orderBy: [{ title: 'asc' }, { id: 'asc' }],
      take: cannedRepliesMax,
    });
    return rows.map(replyOf);
  },

  async areTooMany(transaction: Transaction): Promise<boolean> {
    return (await transaction.cannedReply.count()) >= cannedRepliesMax;
  },

  /** Null where another has this shortcut. */
  async add(transaction: Transaction, data: CannedReplyText): Promise<CannedReply | null> {
    const row = await unlessTaken('cannedReplyShortcut', transaction.cannedReply.create({ data }));
    return row && replyOf(row);
  },

  /**
   * Null where another has this shortcut.
   *
   * @throws ProblemError `NOT_FOUND` when there is none with this id.
   */
  async rewrite(
    transaction: Transaction,
    id: number,
    data: CannedReplyText,
  ): Promise<CannedReply | null> {
    const rows = await unlessTaken(
      'cannedReplyShortcut',
      transaction.cannedReply.updateManyAndReturn({ where: { id }, data }),
    );
    if (!rows) return null;
    const [row] = rows;
    if (!row) throw new ProblemError('NOT_FOUND');
    return replyOf(row);
  },

  /** @throws ProblemError `NOT_FOUND` when there was none with this id. */
  async remove(transaction: Transaction, id: number) {
    const { count } = await transaction.cannedReply.deleteMany({ where: { id } });
    if (count === 0) throw new ProblemError('NOT_FOUND');
  },
};

function replyOf({
  id,
  title,
  shortcut,
  text,
  updateAt,
}: CannedReplyText & { readonly id: number; readonly updateAt: Date }): CannedReply {
  return { id, attributes: { title, shortcut, text, update_at: updateAt.toISOString() } };
}
