import { dayMilliseconds } from '../time/calendar-day.ts';
import { banquetLimits, type BanquetAttributes } from './banquet-schema.ts';

/** When something takes place, and on which tables. */
export interface TableOccupation {
  readonly startsAt: string;
  readonly durationInMinutes: number;
  readonly tables: readonly { readonly id: string }[];
}

/** When it ends, as a moment. */
export function occupationEndsAt(
  occupation: Pick<TableOccupation, 'startsAt' | 'durationInMinutes'>,
): Date {
  return new Date(Date.parse(occupation.startsAt) + occupation.durationInMinutes * 60_000);
}

/** A table that is taken, and by what. */
export interface TableConflict<Other extends TableOccupation> {
  readonly other: Other;
  /** Ids of the tables that both want. */
  readonly tableIds: readonly string[];
}

/**
 * Which of the others hold tables of this one at the same time. What begins as another ends does not
 * get in its way.
 */
export function tableConflicts<Other extends TableOccupation>(
  occupation: TableOccupation,
  others: readonly Other[],
): TableConflict<Other>[] {
  const ids = new Set(occupation.tables.map(({ id }) => id));
  return others.flatMap((other) => {
    if (!overlapInTime(occupation, other)) return [];
    const tableIds = other.tables.map(({ id }) => id).filter((id) => ids.has(id));
    return tableIds.length > 0 ? [{ other, tableIds }] : [];
  });
}

function overlapInTime(one: TableOccupation, other: TableOccupation): boolean {
  return (
    Date.parse(one.startsAt) < occupationEndsAt(other).getTime() &&
    Date.parse(other.startsAt) < occupationEndsAt(one).getTime()
  );
}

/** How many more people come than the chosen tables seat; 0 when there is room. A warning, no bar. */
export function seatsMissing(
  guestsCount: number,
  tables: readonly { readonly seatingCapacity: number }[],
): number {
  const seats = tables.reduce((sum, { seatingCapacity }) => sum + seatingCapacity, 0);
  return Math.max(0, guestsCount - seats);
}

/** Why a banquet cannot be transferred as it stands. */
export const transferErrorKinds = ['section', 'tables', 'past', 'tooFarAhead'] as const;
/** Why a banquet cannot be transferred as it stands. */
export type TransferErrorKind = (typeof transferErrorKinds)[number];

/** What must be mended before a banquet can be transferred, and in which field. */
export interface TransferError {
  readonly path: 'section' | 'tables' | 'startsAt';
  readonly kind: TransferErrorKind;
}

/** What must be mended before a banquet can be transferred; empty when nothing. */
export function transferErrors(
  banquet: Pick<BanquetAttributes, 'section' | 'tables' | 'startsAt'>,
  now: Date,
): TransferError[] {
  const start = Date.parse(banquet.startsAt);
  const farthest = now.getTime() + banquetLimits.transferMaxDaysAhead * dayMilliseconds;
  const errors: TransferError[] = [];
  if (banquet.section === null) errors.push({ path: 'section', kind: 'section' });
  if (banquet.tables.length === 0) errors.push({ path: 'tables', kind: 'tables' });
  if (start <= now.getTime()) errors.push({ path: 'startsAt', kind: 'past' });
  if (start > farthest) errors.push({ path: 'startsAt', kind: 'tooFarAhead' });
  return errors;
}
