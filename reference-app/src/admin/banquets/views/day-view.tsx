import { calendarDaySchema, shiftDay } from '@portal/domain/time';
import { Button, IconButton, TextField } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { visuallyHidden } from '../../../shared/visually-hidden.css.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { banquetsBetweenQuery } from '../banquet-queries.ts';
import * as styles from '../banquets-page.css.ts';
import { DayEntries } from './day-entries.tsx';
import { DayPlan } from './day-plan.tsx';
import { useAdminClock } from '../admin-clock.ts';
import type { ViewProps } from './view-props.ts';

/** One day: who is where and when, and every banquet of it. */
export function DayView({ view, show, open }: ViewProps) {
  const { t } = useTexts();
  const { timeZone, today, dayName } = useAdminClock();
  const { day } = view;
  const read = useQuery(banquetsBetweenQuery(day, day, timeZone));
  const go = (to: string) => show({ day: to }, { replace: true });
  const banquets = read.isPlaceholderData ? undefined : read.data;
  return (
    <section aria-labelledby="shown-day" className={styles.day}>
      <div className={styles.dayHead}>
        <IconButton label={t('admin.banquets.previousDay')} onClick={() => go(shiftDay(day, -1))}>
          <ChevronLeft size="1em" aria-hidden="true" />
        </IconButton>
        <h2 id="shown-day" aria-live="polite" className={styles.dayName}>
          {dayName(day)}
        </h2>
        <IconButton label={t('admin.banquets.nextDay')} onClick={() => go(shiftDay(day, 1))}>
          <ChevronRight size="1em" aria-hidden="true" />
        </IconButton>
        <div className={styles.dayKeys}>
          {day !== today && (
            <Button variant="quiet" onClick={() => go(today)}>
              {t('admin.banquets.today')}
            </Button>
          )}
          <TextField
            label={<span className={visuallyHidden}>{t('admin.banquets.form.date')}</span>}
            type="date"
            value={day}
            onChange={(event) => {
              const picked = calendarDaySchema.safeParse(event.currentTarget.value);
              if (picked.success) go(picked.data);
            }}
            className={styles.dayField}
          />
        </div>
      </div>
      {banquets && banquets.length > 0 && <DayPlan {...{ day, banquets }} onOpen={open} />}
      <DayEntries
        query={{ data: banquets, error: read.error, refetch: read.refetch }}
        onOpen={open}
      />
    </section>
  );
}
