import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import type { IsoDay } from '@portal/ui';
import type { AdminBanquet } from '../banquet-queries.ts';
import { barOf, hoursOf } from './day-hours.ts';
import * as styles from './day-plan.css.ts';
import { useAdminClock } from '../admin-clock.ts';

interface DayPlanProps {
  day: IsoDay;
  /** One at least. */
  banquets: readonly AdminBanquet[];
  onOpen: (id: number) => void;
}

/**
 * Halls against hours: what overlaps is seen at once. For the eye and the pointer; the list under it says
 * the same to everybody.
 */
export function DayPlan({ day, banquets, onOpen }: DayPlanProps) {
  const { t } = useTexts();
  const { timeZone, clock } = useAdminClock();
  const held = banquets.filter(({ status }) => status !== 'canceled');
  const hours = hoursOf(held, day, timeZone);
  const marks = Array.from(
    { length: hours.last - hours.first + 1 },
    (_, index) => hours.first + index,
  );
  const halls = Map.groupBy(held, ({ section }) => section?.name ?? '');
  if (held.length === 0) return null;
  return (
    <div aria-hidden="true" className={styles.plan}>
      <div className={styles.hours}>
        {marks.map((hour) => (
          <span
            key={hour}
            className={styles.hour}
            style={{
              insetInlineStart: `${((hour - hours.first) / (hours.last - hours.first)) * 100}%`,
            }}
          >
            {hour % 24}
          </span>
        ))}
      </div>
      {[...halls].map(([hall, entries]) => (
        <div key={hall} className={styles.hall}>
          <span className={styles.hallName}>{hall || t('admin.banquets.noPlace')}</span>
          <div className={styles.rows}>
            {entries.map((banquet) => {
              const { start, width } = barOf(banquet, day, timeZone, hours);
              return (
                <div key={banquet.id} className={styles.row}>
                  <button
                    type="button"
                    tabIndex={-1}
                    data-status={banquet.status}
                    className={styles.bar}
                    style={{ insetInlineStart: `${start}%`, inlineSize: `${width}%` }}
                    onClick={() => onOpen(banquet.id)}
                  >
                    {`${clock(banquet.startsAt)} ${banquet.title}`}
                  </button>
                </div>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}
