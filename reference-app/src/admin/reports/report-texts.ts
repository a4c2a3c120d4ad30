import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useAdminClock } from '../banquets/admin-clock.ts';
import type { PartLength } from './report-parts.ts';

/** Writes numbers for people, in the chosen language. */
export function useReportTexts() {
  const { t, locale } = useTexts();
  const clock = useAdminClock();
  const language = locale === 'en' ? 'en-GB' : 'ru-RU';
  const currency = { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 } as const;
  const money = new Intl.NumberFormat(language, currency);
  const millions = new Intl.NumberFormat(language, {
    ...currency,
    notation: 'compact',
    maximumFractionDigits: 2,
  });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(language);
  const score = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const thisYear = date({ day: 'numeric', month: 'long' });
  const anyYear = date({ day: 'numeric', month: 'long', year: 'numeric' });
  const short = date({ day: '2-digit', month: '2-digit' });
  const month = date({ month: 'short' });
  const dateOf = (text: string) => new Date(`${text}T00:00:00Z`);

  return {
    /** Whole roubles: «12 480 ₽». */
    money: (roubles: number): string => money.format(roubles),
    /** The same, millions in short: «1,49 млн ₽». */
    shortMoney: (roubles: number): string => (roubles < 1e6 ? money : millions).format(roubles),
    /** Thousands of roubles, for a column of a chart: «186,8» */
    thousands: (roubles: number): string => (roubles < 1e5 ? tenths : whole).format(roubles / 1000),
    /** «1 204» */
    number: (value: number): string => number.format(value),
    /** «4,33», or a dash without ratings. */
    score: (value: number | null): string =>
      value === null ? t('reports.unknown') : score.format(value),
    /** «12 мин», or a dash when it never happened. */
    duration(seconds: number | null): string {
      if (seconds === null) return t('reports.unknown');
      return clock.length(Math.round(seconds / 60)) || t('reports.duration.under');
    },
    /** Whether it is written as less than a minute. */
    isUnderMinute: (seconds: number): boolean => Math.round(seconds / 60) === 0,
    /** «+12 %»; null where there is nothing to compare with. */
    change: (now: number, before: number): string | null =>
      before === 0 ? null : percent.format((now - before) / before),
    /** «22 ноября 2026 г.», without this year. */
    day: (text: string): string =>
      (text.slice(0, 4) === clock.today.slice(0, 4) ? thisYear : anyYear).format(dateOf(text)),
    /** Where a column of a chart begins: «22.11», or «нояб.» for a month. */
    column: (text: string, length: PartLength): string =>
      (length === 'month' ? month : short).format(dateOf(text)),
  };
}
