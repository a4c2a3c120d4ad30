import { reportDaysMax, type ReportPeriod } from '@portal/domain/reports';
import { countDays, shiftDay } from '@portal/domain/time';
import type { IsoDay } from '@portal/ui';
import { dayIn } from '../calendar/calendar-days.ts';

/** The periods there are to choose from. */
export const periodChoices = ['today', 'week', 'month', 'own'] as const;
/** A period there is to choose. */
export type PeriodChoice = (typeof periodChoices)[number];

/** What is chosen, as the address says it. */
export interface ChosenPeriod {
  readonly choice: PeriodChoice;
  /** Last and first day are the chosen ones; of an own period as they were typed. */
  readonly period: ReportPeriod;
  /** False for an own period that ends before it begins, or is too long. */
  readonly isPossible: boolean;
}

const lengths = { today: 1, week: 7, month: 30 } as const;

/** Reads an address; what cannot be read is as if it were not there. */
export function readPeriod(params: URLSearchParams, today: IsoDay): ChosenPeriod {
  const choice = periodChoices.find((known) => known === params.get('period')) ?? 'today';
  if (choice !== 'own')
    return { choice, period: lastDays(lengths[choice], today), isPossible: true };
  const period = { from: dayIn(params, 'from') || today, to: dayIn(params, 'to') || today };
  const days = countDays(period.from, period.to);
  return { choice, period, isPossible: days >= 1 && days <= reportDaysMax };
}

/** Writes an address, leaving out what is as it is by default. */
export function writePeriod(choice: PeriodChoice, { from, to }: ReportPeriod): URLSearchParams {
  if (choice === 'today') return new URLSearchParams();
  return new URLSearchParams({ period: choice, ...(choice === 'own' && { from, to }) });
}

function lastDays(days: number, today: IsoDay): ReportPeriod {
  return { from: shiftDay(today, 1 - days), to: today };
}
