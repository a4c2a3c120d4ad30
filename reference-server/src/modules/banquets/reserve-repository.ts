import { banquetChange } from '@portal/domain/banquets';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { defineStatement } from '../../db/statement.ts';
import type { DueWork } from '../../outbox/due-worker.ts';
import { liveRow } from '../../outbox/outbox-row.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import {
  banquetOf,
  banquetParts,
  discrepanciesOf,
  reserveOf,
  type BanquetRow,
} from './banquet-row.ts';
import type { ReserveAlerts } from './reserve-alerts.ts';
import { outcomeChange, type ReserveOutcome } from './reserve-outcome.ts';
import { comparisonTimes, nextReserveCheck } from './reserve-schedule.ts';

/** After that a reserve is looked at by somebody else when its instance was not heard of. */
const leaseMilliseconds = 30_000;

/** Reserves on their way, and what becomes of them. */
export interface ReserveRepository {
  readonly work: DueWork;
  /** Notes that the reserve is about to be sent; null when it is not to be sent any more. */
  beginSending(reserveId: string, organizationId: string): Promise<BanquetRow | null>;
  /** Writes the reserve's new state with its notifications. Returns the banquet's row after it. */
  apply(reserveId: string, outcome: ReserveOutcome): Promise<BanquetRow | null>;
  find(reserveId: string): Promise<BanquetRow | null>;
  /** Reserves of the same banquet that the restaurant has refused before this one. */
  refusedBefore(reserveId: string): Promise<{ id: string; organizationId: string }[]>;
  /** Puts a reserve that was refused, and then made after all, in the place of one that was never sent. */
  adopt(reserveId: string, insteadOf: string): Promise<void>;
  /** Takes reserves on their way that are to be looked at, each for this instance alone. */
  claimPending(limit: number): Promise<BanquetRow[]>;
  /**
   * Takes reserves of banquets that were called off, which a till that was away may still make: until the
   * banquet would have ended.
   */
  claimUncertain(limit: number): Promise<BanquetRow[]>;
  /** Takes reserves that stand and are to be compared, and plans when they are again. */
  claimOpen(limit: number): Promise<BanquetRow[]>;
  /** Makes those due at once that something was heard of. */
  hasten(reserveIds: readonly string[]): Promise<void>;
  /** Makes every reserve due that is on its way or stands. */
  reopen(): Promise<void>;
}

const isDue = 'next_check_at <= $1';

const claimPending = defineStatement<
  [now: Date, leasedUntil: Date, limit: number],
  { id: string }
>(`
  UPDATE banquet_reserve SET next_check_at = $2, check_count = check_count + 1
  WHERE id IN (
    SELECT id FROM banquet_reserve
    WHERE ${isDue} AND state IN ('sent', 'canceling')
    ORDER BY next_check_at LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING id`);

const claimOpen = defineStatement<
  [now: Date, limit: number, comingUntil: Date, soon: Date, later: Date],
  { id: string }
>(`
  WITH due AS (
    SELECT id FROM banquet_reserve WHERE ${isDue} AND state = 'accepted'
    ORDER BY next_check_at LIMIT $2 FOR UPDATE SKIP LOCKED)
  UPDATE banquet_reserve SET next_check_at = CASE
    WHEN ends_at <= $1 THEN NULL WHEN starts_at < $3 THEN $4::timestamptz ELSE $5::timestamptz END
  FROM due, banquet WHERE banquet_reserve.id = due.id AND banquet.id = banquet_id
  RETURNING banquet_reserve.id`);

const claimUncertain = defineStatement<[now: Date, limit: number, next: Date], { id: string }>(`
  WITH due AS (
    SELECT id FROM banquet_reserve WHERE ${isDue} AND state IN ('canceled', 'refused')
    ORDER BY next_check_at LIMIT $2 FOR UPDATE SKIP LOCKED)
  UPDATE banquet_reserve SET next_check_at = CASE WHEN ends_at > $1 THEN $3::timestamptz END
  FROM due, banquet WHERE banquet_reserve.id = due.id AND banquet.id = banquet_id
  RETURNING banquet_reserve.id`);

const markSent = defineStatement<
  [reserveId: string, organizationId: string, now: Date],
  { id: string }
>(`
  UPDATE banquet_reserve
  SET last_sent_at = $3, organization_id = COALESCE(organization_id, $2::uuid)
  WHERE id = $1::uuid AND state = 'queued' RETURNING id`);

/** What writing of reserves needs. */
export interface ReserveRepositoryOptions {
  readonly prisma: PrismaClient;
  readonly outbox: Outbox;
  readonly alerts: ReserveAlerts;
  readonly timeZone: () => Promise<string>;
}

/** Reserves in SQL. */
export function createReserveRepository({
  prisma,
  outbox,
  alerts,
  timeZone,
}: ReserveRepositoryOptions): ReserveRepository {
  const including = { include: banquetParts } as const;
  const find = (id: string) =>
    prisma.banquet.findFirst({ where: { reserves: { some: { id } } }, ...including });

  async function rowsOf(claimed: readonly { id: string }[]): Promise<BanquetRow[]> {
    if (claimed.length === 0) return [];
    const ids = claimed.map(({ id }) => id);
    return prisma.banquet.findMany({
      where: { reserves: { some: { id: { in: ids } } } },
      ...including,
    });
  }

  return {
    work: {
      database: prisma,
      condition: `EXISTS (SELECT FROM banquet_reserve WHERE ${isDue})`,
    },
    find,

    async beginSending(reserveId, organizationId) {
      const marked = await markSent(prisma, reserveId, organizationId, new Date());
      if (marked.length === 0) return null;
      return find(reserveId);
    },

    async apply(reserveId, outcome) {
      const zone = await timeZone();
      const applied = await prisma.$transaction(async (transaction) => {
        const found = await transaction.banquetReserve.findUnique({
          where: { id: reserveId },
          select: { banquetId: true },
        });
        if (!found) return { row: null };
        const id = found.banquetId;
        await transaction.$queryRaw`SELECT FROM banquet WHERE id = ${id} FOR UPDATE`;
        const row = await transaction.banquet.findUniqueOrThrow({ where: { id }, ...including });
        const reserve = reserveOf(row);
        // Another one has taken its place.
        if (reserve?.id !== reserveId) return { row };
        const now = new Date();
        const { state } = reserve;
        const change = outcomeChange({ ...row, state, drift: discrepanciesOf(row) }, outcome);
        const after = change?.reserve.state ?? state;
        const checkCount = after === state ? reserve.checkCount : 0;
        const isUncertain = outcome.kind !== 'gone' || !outcome.isCertain;
        const { body, ...columns } = change?.reserve ?? {};
        await transaction.banquetReserve.update({
          where: { id: reserveId },
          data: {
            ...columns,
            ...(body && { info: body }),
            checkCount,
            nextCheckAt: nextReserveCheck({ ...row, state: after, checkCount, isUncertain }, now),
          },
        });
        if (!change) return { row };
        const { status, drift } = change.banquet;
        await transaction.banquet.update({
          where: { id },
          data: {
            ...change.banquet,
            ...(drift && { drift: drift.map((each) => ({ ...each })) }),
            updateAt: now,
            ...(status && status !== row.status && { version: { increment: 1 } }),
          },
        });
        if (status && status !== row.status) {
          await recordAudit(transaction, {
            actor: 'system',
            action: outcome.kind,
            entity: 'banquet',
            entityId: String(id),
            from: { status: row.status },
            to: { status },
          });
        }
        const changed = await transaction.banquet.findUniqueOrThrow({
          where: { id },
          ...including,
        });
        if (change.announced) {
          const payload = { banquet: banquetOf(changed), change: change.announced };
          await outbox.enqueue(transaction, [liveRow(banquetChange, payload)]);
        }
        const isAlert = await alerts.learned(transaction, changed, outcome.kind, zone);
        return { row: changed, isAlert };
      });
      outbox.wake('live');
      if (applied.isAlert) alerts.wake();
      return applied.row;
    },

    async refusedBefore(reserveId) {
      const refused = await prisma.banquetReserve.findMany({
        where: {
          state: 'refused',
          organizationId: { not: null },
          banquet: { reserves: { some: { id: reserveId } } },
        },
        select: { id: true, organizationId: true },
      });
      return refused.map(({ id, organizationId }) => ({
        id,
        organizationId: organizationId ?? '',
      }));
    },

    async adopt(reserveId, insteadOf) {
      await prisma.$transaction(async (transaction) => {
        const unsent = { id: insteadOf, state: 'queued', lastSentAt: null } as const;
        const { count } = await transaction.banquetReserve.deleteMany({ where: unsent });
        // It was called off meanwhile.
        if (count === 0) return;
        const now = new Date();
        await transaction.banquetReserve.updateMany({
          where: { id: reserveId, state: 'refused' },
          data: { state: 'sent', nextCheckAt: now, checkCount: 0, lastSentAt: now },
        });
      });
    },

    async claimPending(limit) {
      const now = new Date();
      const leasedUntil = new Date(now.getTime() + leaseMilliseconds);
      return rowsOf(await claimPending(prisma, now, leasedUntil, limit));
    },

    async claimUncertain(limit) {
      const now = new Date();
      return rowsOf(await claimUncertain(prisma, now, limit, comparisonTimes(now).soon));
    },

    async claimOpen(limit) {
      const now = new Date();
      const { comingUntil, soon, later } = comparisonTimes(now);
      return rowsOf(await claimOpen(prisma, now, limit, comingUntil, soon, later));
    },

    async hasten(reserveIds) {
      await prisma.banquetReserve.updateMany({
        where: { id: { in: [...reserveIds] }, nextCheckAt: { not: null } },
        data: { nextCheckAt: new Date(), checkCount: 0 },
      });
    },

    async reopen() {
      await prisma.banquetReserve.updateMany({
        where: { state: { in: ['sent', 'canceling', 'accepted'] }, nextCheckAt: { not: null } },
        data: { nextCheckAt: new Date() },
      });
    },
  };
}
