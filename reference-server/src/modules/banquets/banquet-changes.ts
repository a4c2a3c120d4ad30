import { banquetChange, type Banquet, type BanquetChange as Change } from '@portal/domain/banquets';
import { identityOf, type Actor } from '../../kernel/actor.ts';
import { finishKey } from '../../kernel/idempotency/finish-key.ts';
import type { IdempotencyClaim } from '../../kernel/idempotency/idempotency.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { liveRow, type OutboxRow } from '../../outbox/outbox-row.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import {
  decideBanquetEdit,
  fieldsOf,
  type BanquetChange,
  type BanquetEdit,
  type BanquetFields,
  type EditRefusal,
} from './banquet-change.ts';
import { banquetOf, reserveOf, type BanquetRow } from './banquet-row.ts';
import type { BanquetRepository, TakenTables } from './banquet-repository.ts';
import type { ReserveAlerts } from './reserve/reserve-alerts.ts';
import type { Transaction } from '../../db/database.ts';

/** Who may change banquets. */
export type BanquetStaff = Extract<Actor, { role: 'admin' | 'banquet' }>;

/** Why a change is refused. */
export type BanquetRefusal =
  | EditRefusal
  | { readonly code: 'TABLE_TAKEN'; readonly taken: readonly TakenTables[] };

/** The banquet as it then is, or why it was not changed. */
export type Changed =
  | {
      readonly row: BanquetRow;
      /** Whether an alert has ended with it. */
      readonly isAlert?: boolean;
    }
  | { readonly refusal: BanquetRefusal };

/** Changes banquets, one transaction each: the banquet, its reserve, the audit, the notifications. */
export type BanquetChanges = ReturnType<typeof createBanquetChanges>;

/** Changes of banquets by the machine of banquets. */
export function createBanquetChanges(
  repository: BanquetRepository,
  outbox: Outbox,
  alerts: ReserveAlerts,
) {
  /** Whom the tables already belong to, where time or tables change. */
  async function conflict(
    transaction: Transaction,
    fields: BanquetFields,
    exceptId: number | null,
  ): Promise<{ refusal: BanquetRefusal } | null> {
    const taken = await repository.taken(transaction, fields, exceptId);
    return taken.length > 0 ? { refusal: { code: 'TABLE_TAKEN', taken } } : null;
  }

  async function change(
    transaction: Transaction,
    row: BanquetRow,
    decided: BanquetChange,
    actor: BanquetStaff,
  ): Promise<Changed> {
    const { fields, status, reserve } = decided;
    if (Object.keys(fields).length === 0 && !status && !reserve) return { row };
    if (fields.startsAt ?? fields.durationInMinutes ?? fields.tables) {
      const conflicting = await conflict(transaction, { ...fieldsOf(row), ...fields }, row.id);
      if (conflicting) return conflicting;
    }
    const changed = await repository.save(transaction, row, decided, identityOf(actor));
    const isAlert = await alerts.changed(transaction, row.id, decided);
    await outbox.enqueue(transaction, [
      changeRow(banquetOf(changed), status === 'canceled' ? 'canceled' : 'changed'),
      ...(reserve === 'begin' || reserve === 'repeat' ? [sendRow(changed)] : []),
    ]);
    return { row: changed, isAlert };
  }

  async function create(
    transaction: Transaction,
    fields: BanquetFields,
    actor: BanquetStaff,
  ): Promise<Changed> {
    const row = await repository.create(transaction, fields, identityOf(actor));
    await outbox.enqueue(transaction, [changeRow(banquetOf(row), 'created')]);
    return { row };
  }

  /** What is changed is answered alike under its key from the commit on. */
  async function withIdempotency(
    claim: IdempotencyClaim | null,
    status: number,
    work: (transaction: Transaction) => Promise<Changed>,
  ): Promise<Changed> {
    const result = await repository.transact(async (transaction) => {
      const changed = await work(transaction);
      if (claim && 'row' in changed) {
        await finishKey(transaction, claim, status, { banquet: banquetOf(changed.row) });
      }
      return changed;
    });
    if (claim && 'row' in result) claim.isFinished = true;
    return result;
  }

  return {
    async create(
      fields: BanquetFields,
      actor: BanquetStaff,
      claim: IdempotencyClaim | null,
    ): Promise<Changed> {
      const result = await withIdempotency(claim, 201, async (transaction): Promise<Changed> => {
        const conflicting = await conflict(transaction, fields, null);
        return conflicting ?? create(transaction, fields, actor);
      });
      outbox.wake('live');
      return result;
    },

    /** Creates a banquet, or gives the open one with its phone, start and tables. */
    async plan(fields: BanquetFields, actor: BanquetStaff): Promise<Changed> {
      const result = await repository.transact(async (transaction): Promise<Changed> => {
        // Looked for under the lock of the tables, so that of two at once the second finds the first.
        const conflicting = await conflict(transaction, fields, null);
        if (!conflicting) return create(transaction, fields, actor);
        const same = await repository.openLike(transaction, fields);
        return same ? { row: same } : conflicting;
      });
      outbox.wake('live');
      return result;
    },

    /**
     * Without a claim the answer under the caller's key is the caller's own affair.
     * @throws ProblemError `NOT_FOUND` when there is no such banquet.
     */
    async edit(
      id: number,
      actor: BanquetStaff,
      editOf: (row: BanquetRow) => BanquetEdit,
      claim: IdempotencyClaim | null = null,
    ): Promise<Changed> {
      const result = await withIdempotency(claim, 200, async (transaction): Promise<Changed> => {
        const row = await repository.lock(transaction, id);
        if (!row) throw new ProblemError('NOT_FOUND');
        const decision = decideBanquetEdit(row, editOf(row), actor.role, new Date());
        if ('refusal' in decision) return decision;
        return change(transaction, row, decision.change, actor);
      });
      outbox.wake('live');
      outbox.wake('iiko');
      if ('isAlert' in result && result.isAlert) alerts.wake();
      return result;
    },
  };
}

function changeRow(banquet: Banquet, change: Change): OutboxRow {
  return liveRow(banquetChange, { banquet, change });
}

function sendRow(row: BanquetRow): OutboxRow {
  const reserveId = reserveOf(row)?.id;
  return {
    channel: 'iiko',
    kind: 'reserve',
    payload: { reserveId, banquetId: row.id },
    orderingKey: `banquet ${row.id}`,
  };
}
