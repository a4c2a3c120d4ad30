import { Calendar, type CalendarMark, type IsoDay } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { daysAround, monthOf } from '../../calendar/calendar-days.ts';
import { banquetsBetweenQuery, type AdminBanquet } from '../banquet-queries.ts';
import * as styles from '../banquets-page.css.ts';
import { DayEntries } from './day-entries.tsx';
import { useAdminClock } from '../admin-clock.ts';
import type { ViewProps } from './view-props.ts';

const marksShown = 3;

/** A month with its banquets, and the chosen day beside it. */
export function MonthView({ view, show, open }: ViewProps) {
  const { t, locale } = useTexts();
  const { timeZone, today, dayOf, dayName, clock } = useAdminClock();
  const { from, to } = daysAround(monthOf(view.day));
  const read = useQuery(banquetsBetweenQuery(from, to, timeZone));
  const byDay = new Map<IsoDay, AdminBanquet[]>();
  for (const banquet of read.data ?? []) {
    const day = dayOf(banquet.startsAt);
    byDay.set(day, [...(byDay.get(day) ?? []), banquet]);
  }

  function marksOf(banquets: readonly AdminBanquet[]): CalendarMark[] {
    const held = banquets.filter(({ status }) => status !== 'canceled');
    const shown = held.length > marksShown ? held.slice(0, marksShown - 1) : held;
    const marks = shown.map(({ id, title, startsAt }) => ({
      id: String(id),
      label: `${clock(startsAt)} ${title}`,
    }));
    const more = held.length - shown.length;
    return more > 0
      ? [...marks, { id: 'more', label: t('admin.banquets.more', { n: more }) }]
      : marks;
  }

  return (
    <div className={styles.month}>
      <Calendar
        label={t('admin.banquets.title')}
        month={monthOf(view.day)}
        selected={view.day}
        today={today}
        locale={locale === 'en' ? 'en-GB' : 'ru-RU'}
        marks={Object.fromEntries([...byDay].map(([day, banquets]) => [day, marksOf(banquets)]))}
        aria-busy={read.isPending || undefined}
        onSelect={(day) => show({ day }, { replace: true })}
        onMonthChange={(month) =>
          show({ day: month === monthOf(today) ? today : `${month}-01` }, { replace: true })
        }
      />
      <section aria-labelledby="chosen-day" className={styles.day}>
        <h2 id="chosen-day" aria-live="polite" className={styles.dayName}>
          {dayName(view.day)}
        </h2>
        <DayEntries
          query={{
            // Of the month before this one nothing is known of the day.
            data: read.isPlaceholderData ? undefined : read.data && (byDay.get(view.day) ?? []),
            error: read.error,
            refetch: read.refetch,
          }}
          onOpen={open}
        />
      </section>
    </div>
  );
}
