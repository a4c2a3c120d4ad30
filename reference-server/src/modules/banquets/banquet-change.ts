import {
  isBanquetEditable,
  transferErrors,
  type BanquetStatus,
  type BanquetTable,
} from '@portal/domain/banquets';
import { banquetConditions, banquetMachine, type TransferError } from '@portal/domain/server';
import { decideState } from '@portal/domain/state-machine';
import { differing } from '../audit/differing.ts';
import { reserveOf, type BanquetRow } from './banquet-row.ts';

/** What a person fills in, as the database keeps it. */
export interface BanquetFields {
  readonly title: string;
  readonly customerName: string;
  readonly phone: string;
  readonly guestsCount: number;
  readonly startsAt: Date;
  readonly durationInMinutes: number;
  readonly section: BanquetTable | null;
  readonly tables: readonly BanquetTable[];
  readonly comment: string;
  readonly shouldRemind: boolean;
}

/** What is wanted of a banquet. */
export interface BanquetEdit {
  readonly fields: Partial<BanquetFields>;
  readonly status?: BanquetStatus | undefined;
  readonly version?: number | undefined;
  /** Whether the fields are those of the restaurant's reserve, which then is right already. */
  readonly isTakenOver?: boolean;
}

/** What becomes of the reserve: another one begins, the same is sent again, or it is called off. */
export type ReserveStep = 'begin' | 'repeat' | 'drop' | 'call-off';

/** What an edit changes. */
export interface BanquetChange {
  /** Only those that differ. */
  readonly fields: Partial<BanquetFields>;
  readonly status?: BanquetStatus;
  readonly reserve?: ReserveStep;
}

/** Why an edit is refused. */
export type EditRefusal =
  | { readonly code: 'STALE_VERSION'; readonly version: number }
  | { readonly code: 'BANQUET_SENT' | 'ILLEGAL_TRANSITION' }
  | { readonly code: 'INVALID'; readonly errors: readonly TransferError[] };

/** Decides on an edit, against the banquet as it stands. */
export function decideBanquetEdit(
  row: BanquetRow,
  edit: BanquetEdit,
  actor: 'admin' | 'banquet',
  now: Date,
): { readonly change: BanquetChange } | { readonly refusal: EditRefusal } {
  if (edit.version !== undefined && edit.version !== row.version) {
    return { refusal: { code: 'STALE_VERSION', version: row.version } };
  }
  const fields = differing(fieldsOf(row), edit.fields);
  const isChanging = Object.keys(fields).length > 0;
  const mayChange = edit.isTakenOver ? row.status === 'transferred' : isBanquetEditable(row.status);
  if (isChanging && !(mayChange && isFree(row))) return { refusal: { code: 'BANQUET_SENT' } };

  const { status } = edit;
  if (status === undefined || status === row.status) return { change: { fields } };
  const conditions = banquetConditions({ reserveState: reserveOf(row)?.state ?? null });
  const decision = decideState(banquetMachine, row.status, status, { actor, conditions });
  if (!decision.ok) return { refusal: { code: 'ILLEGAL_TRANSITION' } };
  if (status === 'canceled') return { change: { fields, ...calledOff(row) } };
  const errors = transferErrors(withFields(row, fields), now);
  if (errors.length > 0) return { refusal: { code: 'INVALID', errors } };
  const isUnanswered = reserveOf(row)?.state === 'queued';
  return { change: { fields, status, reserve: isUnanswered ? 'repeat' : 'begin' } };
}

/** What the restaurant may have is called off there first, and the banquet stays as it is until then. */
function calledOff(row: BanquetRow): Pick<BanquetChange, 'status' | 'reserve'> {
  const reserve = reserveOf(row);
  if (!reserve || reserve.state === 'canceled' || reserve.state === 'refused') {
    return { status: 'canceled' };
  }
  if (reserve.state === 'queued' && reserve.lastSentAt === null) {
    return { status: 'canceled', reserve: 'drop' };
  }
  return { reserve: 'call-off' };
}

function isFree(row: BanquetRow): boolean {
  return banquetConditions({ reserveState: reserveOf(row)?.state ?? null }).notBeingCanceled;
}

/** The fields of a banquet as they stand. */
export function fieldsOf(row: BanquetRow): BanquetFields {
  const { title, customerName, phone, guestsCount, startsAt, durationInMinutes } = row;
  return {
    title,
    customerName,
    phone,
    guestsCount,
    startsAt,
    durationInMinutes,
    section: row.sectionId === null ? null : { id: row.sectionId, name: row.sectionName ?? '' },
    tables: row.tables.map(({ tableId, name }) => ({ id: tableId, name })),
    comment: row.comment,
    shouldRemind: row.shouldRemind,
  };
}

function withFields(row: BanquetRow, fields: Partial<BanquetFields>) {
  const { section, tables, startsAt } = { ...fieldsOf(row), ...fields };
  return { section, tables: [...tables], startsAt: startsAt.toISOString() };
}
