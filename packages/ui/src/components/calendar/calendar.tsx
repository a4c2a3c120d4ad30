import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { CalendarMark } from './calendar-mark.ts';
import { CalendarDay } from './calendar-day.tsx';
import { movedBy } from './calendar-keys.ts';
import {
  addMonths,
  dateOf,
  monthOf,
  weeksOf,
  type IsoDay,
  type IsoMonth,
} from './calendar-month.ts';
import * as styles from './calendar.css.ts';

export interface CalendarProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'onSelect' | 'onChange'
> {
  /** Names the calendar. */
  label: string;
  month: IsoMonth;
  onMonthChange: (month: IsoMonth) => void;
  selected?: IsoDay | undefined;
  onSelect: (day: IsoDay) => void;
  /** What happens on which day. */
  marks?: Readonly<Record<IsoDay, readonly CalendarMark[]>>;
  /** Which day it is at the hotel. */
  today?: IsoDay | undefined;
  /** @defaultValue 'ru-RU' */
  locale?: string;
}

/**
 * A month with what happens in it. Arrow keys go by days and weeks, Home and End to the ends of the
 * week, Page Up and Page Down by months.
 */
export function Calendar({
  label,
  month,
  onMonthChange,
  selected,
  onSelect,
  marks = {},
  today,
  locale = 'ru-RU',
  className,
  ...rest
}: CalendarProps) {
  const texts = useUiTexts();
  const grid = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState<IsoDay>();
  const current = [reached, selected, today].find((day) => day && monthOf(day) === month);
  const focusable = current ?? `${month}-01`;
  const weeks = weeksOf(month);
  const format = (options: Intl.DateTimeFormatOptions, day: IsoDay) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(dateOf(day));

  function travel(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = (event.target as HTMLElement).dataset.day;
    const next = movedBy(event.key, from ?? focusable);
    if (!next) return;
    event.preventDefault();
    setReached(next);
    if (monthOf(next) !== month) onMonthChange(monthOf(next));
    requestAnimationFrame(() => {
      grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
    });
  }

  return (
    <div data-component="Calendar" className={joinClasses(styles.calendar, className)} {...rest}>
      <div className={styles.head}>
        <IconButton label={texts.previousMonth} onClick={() => onMonthChange(addMonths(month, -1))}>
          <ChevronLeft size="1em" aria-hidden="true" />
        </IconButton>
        <h2 aria-live="polite" className={styles.month}>
          {format({ month: 'long', year: 'numeric' }, `${month}-01`)}
        </h2>
        <IconButton label={texts.nextMonth} onClick={() => onMonthChange(addMonths(month, 1))}>
          <ChevronRight size="1em" aria-hidden="true" />
        </IconButton>
      </div>
      <table ref={grid} role="grid" aria-label={label} className={styles.grid} onKeyDown={travel}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={format({ weekday: 'long' }, day)}
                className={styles.weekday}
              >
                {format({ weekday: 'short' }, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <CalendarDay
                  key={day}
                  day={day}
                  name={format({ day: 'numeric', month: 'long', weekday: 'long' }, day)}
                  marks={marks[day] ?? []}
                  isOutside={monthOf(day) !== month}
                  isToday={day === today}
                  isSelected={day === selected}
                  isFocusable={day === focusable}
                  onSelect={() => {
                    setReached(day);
                    onSelect(day);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
