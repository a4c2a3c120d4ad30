import { banquetChange } from '@portal/domain/banquets';
import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import { defineStatement } from '../../../db/statement.ts';
import { dueChecks, isCheckDue } from '../../../outbox/due-worker.ts';
import type { MakeChange } from '../../../outbox/change.ts';
import { liveRow } from '../../../outbox/outbox-row.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import {
  banquetOf,
  banquetParts,
  demandFor,
  discrepanciesOf,
  type BanquetRow,
  type ReserveRow,
} from '../banquet-row.ts';
import type { ReserveAlerts } from './reserve-alerts.ts';
import { outcomeChange, type ReserveOutcome } from './reserve-outcome.ts';
import { comparisonTimes, nextReserveCheck } from './reserve-schedule.ts';

/** After that a reserve is looked at by somebody else when its instance was not heard of. */
const leaseMilliseconds = 30_000;

/** A reserve to look at, which need not be the newest of its banquet. */
export interface ClaimedReserve {
  readonly reserve: ReserveRow;
  readonly row: BanquetRow;
}

/** Reserves on their way, and what becomes of them. */
export type ReserveRepository = ReturnType<typeof createReserveRepository>;

/*
 * Few at once of what is on its way, as one answer that is long in coming holds up the others; the rest is
 * asked for by one question.
 */
const claim = defineStatement<
  [now: Date, leasedUntil: Date, comingUntil: Date, soon: Date, later: Date],
  { id: string }
>(`
  WITH due AS MATERIALIZED (
    SELECT due.id FROM (VALUES ('{sent,canceling}', 5), ('{accepted,refused,canceled}', 100))
      AS kind (states, at_once)
    CROSS JOIN LATERAL (
      SELECT id FROM banquet_reserve
      WHERE ${isCheckDue} AND state = ANY (states::reserve_state[])
      ORDER BY next_check_at LIMIT at_once FOR UPDATE SKIP LOCKED) AS due)
  UPDATE banquet_reserve SET check_count = check_count + 1, next_check_at = CASE
    WHEN state IN ('sent', 'canceling') THEN $2::timestamptz WHEN ends_at <= $1 THEN NULL
    WHEN state = 'accepted' AND starts_at >= $3 THEN $5::timestamptz ELSE $4::timestamptz END
  FROM due, banquet WHERE banquet_reserve.id = due.id AND banquet.id = banquet_id
  RETURNING banquet_reserve.id`);

const markSent = defineStatement<
  [reserveId: string, organizationId: string, now: Date],
  { id: string }
>(`
  UPDATE banquet_reserve
  SET last_sent_at = $3, organization_id = COALESCE(organization_id, $2::uuid)
  WHERE id = $1::uuid AND state = 'queued' RETURNING id`);

/** Whoever changes a reserve has its banquet first. */
const lockBanquet = defineStatement<[reserveId: string], object>(`
  SELECT FROM banquet JOIN banquet_reserve ON banquet_id = banquet.id
  WHERE banquet_reserve.id = $1::uuid FOR UPDATE OF banquet`);

/** What writing of reserves needs. */
export interface ReserveRepositoryOptions {
  readonly prisma: PrismaClient;
  readonly makeChange: MakeChange;
  readonly alerts: ReserveAlerts;
  readonly timeZone: () => Promise<string>;
}

/** Reserves in SQL. */
export function createReserveRepository({
  prisma,
  makeChange,
  alerts,
  timeZone,
}: ReserveRepositoryOptions) {
  const including = { include: banquetParts } as const;
  const find = (id: string) =>
    prisma.banquet.findFirst({ where: { reserves: { some: { id } } }, ...including });

  return {
    work: dueChecks(prisma, 'banquet_reserve'),
    find,

    /** Notes that the reserve is about to be sent; null when it is not to be sent any more. */
    async beginSending(reserveId: string, organizationId: string): Promise<BanquetRow | null> {
      const marked = await markSent(prisma, reserveId, organizationId, new Date());
      if (marked.length === 0) return null;
      return find(reserveId);
    },

    /** Writes the reserve's new state with its notifications. Returns the banquet's row after it. */
    async apply(reserveId: string, outcome: ReserveOutcome): Promise<BanquetRow | null> {
      const zone = await timeZone();
      return makeChange(async (change) => {
        const { transaction, enqueue } = change;
        await lockBanquet(transaction, reserveId);
        const found = await transaction.banquetReserve.findUnique({
          where: { id: reserveId },
          include: { banquet: including },
        });
        if (!found) return null;
        const { state, banquet: row } = found;
        const { id } = row;
        const demand = demandFor(row, reserveId);
        const now = new Date();
        const current = { ...row, ...demand, state, drift: discrepanciesOf(row) };
        const decided = outcomeChange(current, outcome);
        const after = decided?.reserve.state ?? state;
        const checkCount = after === state ? found.checkCount : 0;
        const isUncertain = outcome.kind !== 'gone' || !outcome.isCertain;
        const { body, ...columns } = decided?.reserve ?? {};
        await transaction.banquetReserve.update({
          where: { id: reserveId },
          data: {
            ...columns,
            ...(body && { info: body }),
            checkCount,
            nextCheckAt: nextReserveCheck({ ...row, state: after, checkCount, isUncertain }, now),
          },
        });
        if (!decided || !demand.isNewest) return row;
        const { status, drift } = decided.banquet;
        await transaction.banquet.update({
          where: { id },
          data: {
            ...decided.banquet,
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
        if (decided.announced) {
          const payload = { banquet: banquetOf(changed), change: decided.announced };
          enqueue(liveRow(banquetChange, payload));
        }
        await alerts.learned(change, changed, outcome.kind, zone);
        return changed;
      });
    },

    /** Reserves of the same banquet that the restaurant has refused before this one. */
    async refusedBefore(reserveId: string): Promise<{ id: string; organizationId: string }[]> {
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

    /** Puts a reserve that was refused, and then made after all, in the place of one that was never sent. */
    async adopt(reserveId: string, insteadOf: string) {
      await makeChange(async ({ transaction }) => {
        await lockBanquet(transaction, insteadOf);
        const unsent = { id: insteadOf, state: 'queued', lastSentAt: null } as const;
        const { count } = await transaction.banquetReserve.deleteMany({ where: unsent });
        // It was called off meanwhile.
        if (count === 0) return;
        const now = new Date();
        await transaction.banquetReserve.updateMany({
          where: { id: reserveId, state: 'refused' },
          data: { state: 'sent', nextCheckAt: now, checkCount: 0, lastSentAt: now, createdAt: now },
        });
      });
    },

    /**
     * Takes reserves that are to be looked at, each for this instance alone, and plans when they are again.
     * One that was refused or called off, which a till that was away may still make, is looked at until its
     * banquet would have ended.
     */
    async claim(): Promise<ClaimedReserve[]> {
      const now = new Date();
      const leasedUntil = new Date(now.getTime() + leaseMilliseconds);
      const { comingUntil, soon, later } = comparisonTimes(now);
      const claimed = await claim(prisma, now, leasedUntil, comingUntil, soon, later);
      if (claimed.length === 0) return [];
      const found = await prisma.banquetReserve.findMany({
        where: { id: { in: claimed.map(({ id }) => id) } },
        include: { banquet: including },
      });
      return found.map(({ banquet: row, ...reserve }) => ({ row, reserve }));
    },

    /** Makes those due at once that something was heard of. */
    async hasten(reserveIds: readonly string[]) {
      await prisma.banquetReserve.updateMany({
        where: { id: { in: [...reserveIds] }, nextCheckAt: { not: null } },
        data: { nextCheckAt: new Date(), checkCount: 0 },
      });
    },

    /** Makes every reserve due that is on its way or stands. */
    async reopen() {
      await prisma.banquetReserve.updateMany({
        where: { state: { in: ['sent', 'canceling', 'accepted'] }, nextCheckAt: { not: null } },
        data: { nextCheckAt: new Date() },
      });
    },
  };
}
