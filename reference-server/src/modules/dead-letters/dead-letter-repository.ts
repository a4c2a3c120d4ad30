import { deadLetterChannels, type DeadLetterChannel } from '@portal/domain/outbox';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { Transaction } from '../../db/database.ts';
import { defineStatement } from '../../db/statement.ts';
import { readPage, type ListPage, type PageRequest } from '../../lists/list-page.ts';
import { sqlList } from '../../lists/sql-list.ts';
import { recordAudit } from '../audit/audit-repository.ts';

/** A row that was given up. */
export interface DeadLetterRow {
  readonly id: bigint;
  readonly channel: DeadLetterChannel;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly deadAt: Date;
  readonly expiresAt: Date | null;
}

/** Which rows are meant: those named, or all of a channel, or all there are. */
type DeadLetterChoice =
  | { readonly ids: readonly string[] }
  | { readonly all: true; readonly channel?: DeadLetterChannel | undefined };

/** What was given up, and what staff make of it. */
export type DeadLetterRepository = ReturnType<typeof createDeadLetterRepository>;

const chosen = `
  dead_at IS NOT NULL AND channel = ANY($1::text[])
  AND ($2::bigint[] IS NULL OR id = ANY($2::bigint[]))`;

type Chosen = [channels: readonly string[], ids: readonly bigint[] | null];

const requeueRows = defineStatement<[...Chosen, now: Date], { id: bigint }>(`
  UPDATE outbox SET dead_at = NULL, dead_alerted_at = NULL, attempts = 0, available_at = $3::timestamptz,
    payload = payload - 'undelivered' - 'failingSince' - 'isAlone'
  WHERE ${chosen} AND (expires_at IS NULL OR expires_at > $3::timestamptz)
  RETURNING id`);

const deleteRows = defineStatement<Chosen, { id: bigint }>(
  `DELETE FROM outbox WHERE ${chosen} RETURNING id`,
);

function valuesOf(choice: DeadLetterChoice): Chosen {
  if ('ids' in choice) return [deadLetterChannels, choice.ids.map(BigInt)];
  return [choice.channel ? [choice.channel] : deadLetterChannels, null];
}

/** The same in SQL. */
export function createDeadLetterRepository(prisma: PrismaClient) {
  return {
    /** One page, newest first. */
    page(
      filter: PageRequest & { readonly channel?: DeadLetterChannel | undefined },
    ): Promise<ListPage<DeadLetterRow>> {
      const channels = filter.channel ? [filter.channel] : deadLetterChannels;
      const list = sqlList<bigint>(prisma, {
        from: 'outbox',
        conditions: (place) => ['dead_at IS NOT NULL', `channel = ANY(${place(channels)}::text[])`],
        sortedBy: [
          ['dead_at', 'timestamptz'],
          ['id', 'bigint'],
        ],
        isDescending: true,
        movedAt: 'dead_at',
      });
      return readPage(list, filter, async (ids) => {
        const rows = await prisma.outbox.findMany({ where: { id: { in: ids } } });
        return rows.map((row) => ({
          ...row,
          channel: row.channel as DeadLetterChannel,
          deadAt: row.deadAt ?? row.createdAt,
        }));
      });
    },
    /** Makes them due again; those that are worthless by now stay. How many. */
    async resend(transaction: Transaction, choice: DeadLetterChoice, actor: string, now: Date) {
      const { length } = await requeueRows(transaction, ...valuesOf(choice), now);
      await record(transaction, 'resend', choice, actor, length);
      return length;
    },
    /** Deletes them. How many. */
    async discard(transaction: Transaction, choice: DeadLetterChoice, actor: string) {
      const { length } = await deleteRows(transaction, ...valuesOf(choice));
      await record(transaction, 'discard', choice, actor, length);
      return length;
    },
  };
}

async function record(
  transaction: Transaction,
  action: 'resend' | 'discard',
  choice: DeadLetterChoice,
  actor: string,
  count: number,
) {
  if (count === 0) return;
  const entityId = 'ids' in choice ? choice.ids.join(',') : (choice.channel ?? 'all');
  await recordAudit(transaction, { actor, action, entity: 'outbox', entityId, to: { count } });
}
