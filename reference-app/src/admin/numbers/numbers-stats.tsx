import type { Durations, Numbers } from '@portal/domain';
import { Card, Stat } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './numbers-page.css.ts';
import { useNumbersWords } from './numbers-words.ts';

interface Compared {
  readonly now: number | null;
  readonly before: number | null;
  readonly write: (value: number | null) => string;
  /** Whether more of it is good; null: neither. */
  readonly isMoreBetter: boolean | null;
  /** Whether a share says more than the difference. */
  readonly inPercent?: boolean;
}

/** What the period came to, each number beside what it was before. */
export function NumbersStats({ numbers: { summary, previous } }: { numbers: Numbers }) {
  const { t, count } = useTexts();
  const words = useNumbersWords();
  const earlier = previous.summary;
  const number = (value: number | null) => words.number(value ?? 0);
  const money = (value: number | null) => words.shortMoney(value ?? 0);

  function compare({ now, before, write, isMoreBetter, inPercent = true }: Compared) {
    if (now === null || before === null) return {};
    const value = write(before);
    const change = inPercent && words.change(now, before);
    const isOther = isMoreBetter !== null && write(now) !== value;
    const isBetter = now > before === isMoreBetter;
    return {
      note: change
        ? t('numbers.beforeWithChange', { value, change })
        : t('numbers.before', { value }),
      ...(isOther && { trend: isBetter ? ('better' as const) : ('worse' as const) }),
    };
  }

  const durations = (label: string, { median, p90 }: Durations, before: Durations) => (
    <Card>
      <Stat
        label={label}
        value={words.duration(median)}
        {...compare({
          now: median,
          before: before.median,
          write: words.duration,
          isMoreBetter: false,
          inPercent: false,
        })}
      />
      {p90 !== null && (
        <p className={styles.hint}>
          {words.isUnderMinute(p90)
            ? t('numbers.duration.hintUnder')
            : t('numbers.duration.hint', { p90: words.duration(p90) })}
        </p>
      )}
    </Card>
  );

  return (
    <div className={styles.stats}>
      <Card>
        <Stat
          label={t('numbers.orders')}
          value={words.number(summary.orders)}
          {...compare({
            now: summary.orders,
            before: earlier.orders,
            write: number,
            isMoreBetter: true,
          })}
        />
      </Card>
      <Card>
        <Stat
          label={t('numbers.revenue')}
          value={words.shortMoney(summary.revenue)}
          {...compare({
            now: summary.revenue,
            before: earlier.revenue,
            write: money,
            isMoreBetter: true,
          })}
        />
      </Card>
      <Card>
        <Stat
          label={t('numbers.canceled')}
          value={words.number(summary.canceled)}
          {...compare({
            now: summary.canceled,
            before: earlier.canceled,
            write: number,
            isMoreBetter: false,
            inPercent: false,
          })}
        />
      </Card>
      <Card>
        <Stat
          label={t('numbers.rating')}
          value={words.score(summary.ratings.mean)}
          {...compare({
            now: summary.ratings.mean,
            before: earlier.ratings.mean,
            write: words.score,
            isMoreBetter: true,
            inPercent: false,
          })}
        />
        <p className={styles.hint}>{count('numbers.ratingsGiven', summary.ratings.count)}</p>
      </Card>
      {durations(t('numbers.accept'), summary.accept, earlier.accept)}
      {durations(t('numbers.finish'), summary.finish, earlier.finish)}
      <Card>
        <Stat
          label={t('numbers.tickets')}
          value={words.number(summary.tickets.opened)}
          {...compare({
            now: summary.tickets.opened,
            before: earlier.tickets.opened,
            write: number,
            isMoreBetter: null,
            inPercent: false,
          })}
        />
        <p className={styles.hint}>
          {t('numbers.ticketsClosed', { n: words.number(summary.tickets.closed) })}
        </p>
      </Card>
      {durations(t('numbers.answer'), summary.tickets.answer, earlier.tickets.answer)}
    </div>
  );
}
