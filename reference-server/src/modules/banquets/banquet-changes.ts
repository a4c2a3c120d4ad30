import { banquetChange } from '@portal/domain/banquets';
import type { Transaction } from '../../db/database.ts';
import { identityOf, type Actor } from '../../kernel/actor.ts';
import type { Change } from '../../outbox/change.ts';
import { liveRow, type OutboxRow } from '../../outbox/outbox-row.ts';
import {
  decideBanquetEdit,
  fieldsOf,
  type BanquetChange,
  type BanquetEdit,
  type BanquetFields,
  type EditRefusal,
} from './banquet-change.ts';
import { banquetOf, reserveOf, type BanquetRow } from './banquet-row.ts';
import { banquetRepository, type TakenTables } from './banquet-repository.ts';
import type { ReserveAlerts } from './reserve/reserve-alerts.ts';

/** Who may change banquets. */
export type BanquetStaff = Extract<Actor, { role: 'admin' | 'banquet' }>;

/** Why a banquet cannot have its tables. */
export interface TablesRefusal {
  readonly code: 'TABLE_TAKEN';
  readonly taken: readonly TakenTables[];
}

/** Why a change is refused. */
export type BanquetRefusal = EditRefusal | TablesRefusal;

/** The banquet as it then is, or why it was not changed. */
export type Changed<Refusal = BanquetRefusal> =
  | { readonly row: BanquetRow }
  | { readonly refusal: Refusal };

/** Changes banquets: the banquet, its reserve, the audit, the notifications. */
export type BanquetChanges = ReturnType<typeof createBanquetChanges>;

/** Changes of banquets by the machine of banquets. */
export function createBanquetChanges(alerts: ReserveAlerts) {
  /** Whom the tables already belong to, where time or tables change. */
  async function conflict(
    transaction: Transaction,
    fields: BanquetFields,
    exceptId: number | null,
  ): Promise<{ refusal: TablesRefusal } | null> {
    const taken = await banquetRepository.taken(transaction, fields, exceptId);
    return taken.length > 0 ? { refusal: { code: 'TABLE_TAKEN', taken } } : null;
  }

  async function save(
    change: Change,
    row: BanquetRow,
    decided: BanquetChange,
    actor: BanquetStaff,
  ): Promise<Changed> {
    const { transaction, enqueue } = change;
    const { fields, status, reserve } = decided;
    if (Object.keys(fields).length === 0 && !status && !reserve) return { row };
    if (fields.startsAt ?? fields.durationInMinutes ?? fields.tables) {
      const conflicting = await conflict(transaction, { ...fieldsOf(row), ...fields }, row.id);
      if (conflicting) return conflicting;
    }
    const changed = await banquetRepository.save(transaction, row, decided, identityOf(actor));
    await alerts.changed(change, row.id, decided);
    const what = status === 'canceled' ? 'canceled' : 'changed';
    enqueue(liveRow(banquetChange, { banquet: banquetOf(changed), change: what }));
    if (reserve === 'begin' || reserve === 'repeat') enqueue(sendRow(changed));
    return { row: changed };
  }

  async function add(
    { transaction, enqueue }: Change,
    fields: BanquetFields,
    actor: BanquetStaff,
  ): Promise<{ row: BanquetRow }> {
    const row = await banquetRepository.create(transaction, fields, identityOf(actor));
    enqueue(liveRow(banquetChange, { banquet: banquetOf(row), change: 'created' }));
    return { row };
  }

  return {
    async create(
      change: Change,
      fields: BanquetFields,
      actor: BanquetStaff,
    ): Promise<Changed<TablesRefusal>> {
      const conflicting = await conflict(change.transaction, fields, null);
      return conflicting ?? add(change, fields, actor);
    },

    /** Creates a banquet, or gives the open one with its phone, start and tables. */
    async plan(
      change: Change,
      fields: BanquetFields,
      actor: BanquetStaff,
    ): Promise<Changed<TablesRefusal>> {
      // Looked for under the lock of the tables, so that of two at once the second finds the first.
      const conflicting = await conflict(change.transaction, fields, null);
      if (!conflicting) return add(change, fields, actor);
      const same = await banquetRepository.openLike(change.transaction, fields);
      return same ? { row: same } : conflicting;
    },

    /** @throws ProblemError `NOT_FOUND` when there is no such banquet. */
    async edit(
      change: Change,
      id: number,
      actor: BanquetStaff,
      editOf: (row: BanquetRow) => BanquetEdit,
    ): Promise<Changed> {
      const row = await banquetRepository.lock(change.transaction, id);
      const decision = decideBanquetEdit(row, editOf(row), actor.role, new Date());
      return 'refusal' in decision ? decision : save(change, row, decision.change, actor);
    },
  };
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
