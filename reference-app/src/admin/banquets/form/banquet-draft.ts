import { banquetLimits, type NewBanquet } from '@portal/domain/banquets';
import { oneLine } from '@portal/domain/contract';
import { isPhone } from '@portal/domain/phone';
import { hotelMoment, momentOfHotel } from '@portal/domain/time';
import type { IsoDay } from '@portal/ui';
import type { AdminBanquet, AdminSection } from '../banquet-queries.ts';

/** A banquet while somebody fills it in. */
export interface BanquetDraft {
  readonly title: string;
  readonly customerName: string;
  /** As `PhoneField` gives it. */
  readonly phone: string;
  /** As it is typed. */
  readonly guests: string;
  /** Empty while there is none. */
  readonly day: IsoDay;
  /** By the hotel's clock. */
  readonly time: string;
  readonly durationInMinutes: number;
  readonly sectionId: string | null;
  readonly tableIds: readonly string[];
  readonly shouldRemind: boolean;
  readonly comment: string;
}

/** A field that keeps the banquet from being saved. */
export type BanquetFieldError = 'title' | 'customerName' | 'phone' | 'guests' | 'start';

const usualTime = '18:00';
const usualMinutes = 4 * 60;

/** Lengths that are offered, in minutes. */
export const durations: readonly number[] = [
  60, 90, 120, 150, 180, 240, 300, 360, 420, 480, 600, 720,
];

/** A banquet on a day that nothing else is known of. */
export function newDraft(day: IsoDay): BanquetDraft {
  return {
    title: '',
    customerName: '',
    phone: '',
    guests: '',
    day,
    time: usualTime,
    durationInMinutes: usualMinutes,
    sectionId: null,
    tableIds: [],
    shouldRemind: true,
    comment: '',
  };
}

/** A banquet as it stands, to be changed. */
export function draftOf(banquet: AdminBanquet, timeZone: string): BanquetDraft {
  return {
    title: banquet.title,
    customerName: banquet.customerName,
    phone: banquet.phone,
    guests: String(banquet.guestsCount),
    ...hotelMoment(new Date(banquet.startsAt), timeZone),
    durationInMinutes: banquet.durationInMinutes,
    sectionId: banquet.section?.id ?? null,
    tableIds: banquet.tables.map(({ id }) => id),
    shouldRemind: banquet.shouldRemind,
    comment: banquet.comment,
  };
}

/** When it begins; null while the day or the time is not one. */
export function startOf({ day, time }: BanquetDraft, timeZone: string): Date | null {
  return momentOfHotel({ day, time }, timeZone);
}

/** How many guests; null while what is typed is no such number. */
export function guestsOf({ guests }: BanquetDraft): number | null {
  const count = Number(guests);
  const isCount = Number.isInteger(count) && count >= 1 && count <= banquetLimits.guestsMax;
  return guests.trim() !== '' && isCount ? count : null;
}

/** What has to be put right before it can be saved, in the order of the form. */
export function banquetErrors(draft: BanquetDraft, timeZone: string): BanquetFieldError[] {
  const fieldErrors: BanquetFieldError[] = [];
  if (oneLine(draft.title) === '') fieldErrors.push('title');
  if (oneLine(draft.customerName) === '') fieldErrors.push('customerName');
  if (!isPhone(draft.phone)) fieldErrors.push('phone');
  if (guestsOf(draft) === null) fieldErrors.push('guests');
  if (startOf(draft, timeZone) === null) fieldErrors.push('start');
  return fieldErrors;
}

/** The banquet as it is sent; null while the draft has mistakes. */
export function banquetOf(
  draft: BanquetDraft,
  sections: readonly AdminSection[],
  timeZone: string,
  /** What the banquet is now: it knows names that the restaurant may not tell at the moment. */
  known: Pick<AdminBanquet, 'section' | 'tables'> | null,
): Required<NewBanquet> | null {
  const startsAt = startOf(draft, timeZone);
  const guestsCount = guestsOf(draft);
  if (startsAt === null || guestsCount === null) return null;
  const section = sections.find(({ id }) => id === draft.sectionId);
  const tables = [...(section?.tables ?? []), ...(known?.tables ?? [])];
  const nameOf = (tableId: string) => tables.find(({ id }) => id === tableId)?.name ?? '';
  const sectionName = section?.name ?? known?.section?.name ?? '';
  return {
    title: oneLine(draft.title),
    customerName: oneLine(draft.customerName),
    phone: draft.phone,
    guestsCount,
    startsAt: startsAt.toISOString(),
    durationInMinutes: draft.durationInMinutes,
    section: draft.sectionId === null ? null : { id: draft.sectionId, name: sectionName },
    tables: draft.tableIds.map((id) => ({ id, name: nameOf(id) })),
    shouldRemind: draft.shouldRemind,
    comment: draft.comment,
  };
}

/** Another hall: tables of the old one are let go. */
export function withSection(draft: BanquetDraft, sectionId: string | null): BanquetDraft {
  return sectionId === draft.sectionId ? draft : { ...draft, sectionId, tableIds: [] };
}

/** Takes a table, or lets it go. */
export function withTable(draft: BanquetDraft, tableId: string): BanquetDraft {
  const isTaken = draft.tableIds.includes(tableId);
  const tableIds = isTaken
    ? draft.tableIds.filter((id) => id !== tableId)
    : [...draft.tableIds, tableId];
  return { ...draft, tableIds };
}
