import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import type { CalendarMark } from './calendar-mark.ts';
import type { IsoDay } from './calendar-month.ts';
import * as styles from './calendar.css.ts';

export interface CalendarDayProps {
  day: IsoDay;
  name: string;
  marks: readonly CalendarMark[];
  isOutside: boolean;
  isToday: boolean;
  isSelected: boolean;
  isFocusable: boolean;
  onSelect: () => void;
}

export function CalendarDay({
  day,
  name,
  marks,
  isOutside,
  isToday,
  isSelected,
  isFocusable,
  onSelect,
}: CalendarDayProps) {
  return (
    <td role="gridcell" aria-selected={isSelected} className={styles.cell}>
      <button
        type="button"
        data-day={day}
        data-outside={isOutside || undefined}
        tabIndex={isFocusable ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        className={styles.day}
        onClick={onSelect}
      >
        <span className={visuallyHidden}>{name}</span>
        <span aria-hidden="true" className={styles.number}>
          {Number(day.slice(8))}
        </span>
        {marks.length > 0 && (
          <span className={styles.marks}>
            {marks.map((mark) => (
              <span key={mark.id} className={styles.mark}>
                {mark.label}
              </span>
            ))}
          </span>
        )}
      </button>
    </td>
  );
}
