import { deadLetterChannels, type DeadLetterChannel } from '@portal/domain/outbox';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
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

const requeueRows = defineStatement<[...Chosen, now: Date], { channel: DeadLetterChannel }>(`
  UPDATE outbox SET dead_at = NULL, attempts = 0, available_at = $3::timestamptz,
    payload = payload - 'undelivered' - 'failingSince' - 'isAlone'
  WHERE ${chosen} AND (expires_at IS NULL OR expires_at > $3::timestamptz)
  RETURNING channel`);

const deleteRows = defineStatement<Chosen, { channel: DeadLetterChannel }>(
  `DELETE FROM outbox WHERE ${chosen} RETURNING channel`,
);

function valuesOf(choice: DeadLetterChoice): Chosen {
  if ('ids' in choice) return [deadLetterChannels, choice.ids.map(BigInt)];
  return [choice.channel ? [choice.channel] : deadLetterChannels, null];
}

/** The same in SQL. */
export function createDeadLetterRepository(prisma: PrismaClient) {
  async function change(
    action: 'resend' | 'discard',
    choice: DeadLetterChoice,
    actor: string,
    run: (
      transaction: Parameters<typeof recordAudit>[0],
    ) => Promise<{ channel: DeadLetterChannel }[]>,
  ): Promise<DeadLetterChannel[]> {
    return prisma.$transaction(async (transaction) => {
      const rows = await run(transaction);
      const channels = rows.map(({ channel }) => channel);
      if (channels.length === 0) return [];
      await recordAudit(transaction, {
        actor,
        action,
        entity: 'outbox',
        entityId: 'ids' in choice ? choice.ids.join(',') : (choice.channel ?? 'all'),
        to: { count: channels.length },
      });
      return channels;
    });
  }

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
    /** Makes them due again; those that are worthless by now stay. How many, and of which channels. */
    async resend(
      choice: DeadLetterChoice,
      actor: string,
      now: Date,
    ): Promise<{ count: number; channels: DeadLetterChannel[] }> {
      const channels = await change('resend', choice, actor, (transaction) =>
        requeueRows(transaction, ...valuesOf(choice), now),
      );
      return { count: channels.length, channels: [...new Set(channels)] };
    },
    /** Deletes them. How many. */
    async discard(choice: DeadLetterChoice, actor: string): Promise<number> {
      const channels = await change('discard', choice, actor, (transaction) =>
        deleteRows(transaction, ...valuesOf(choice)),
      );
      return channels.length;
    },
  };
}
