import { EmptyState, Skeleton } from '@portal/ui';
import { CalendarHeart } from 'lucide-react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { BanquetState } from '../banquet-state.tsx';
import type { AdminBanquet } from '../banquet-queries.ts';
import * as styles from '../banquets-page.css.ts';
import { useAdminClock } from '../admin-clock.ts';

interface DayEntriesProps {
  /** Undefined while they are being read. */
  banquets: readonly AdminBanquet[] | undefined;
  onOpen: (id: number) => void;
}

/** The banquets of one day, as they begin. */
export function DayEntries({ banquets, onOpen }: DayEntriesProps) {
  const { t } = useTexts();
  if (!banquets) {
    return (
      <div className={styles.entries} aria-busy="true">
        <Skeleton variant="picture" className={styles.loading} />
        <Skeleton variant="picture" className={styles.loading} />
      </div>
    );
  }
  if (banquets.length === 0) {
    return (
      <EmptyState
        title={t('admin.banquets.emptyDay')}
        headingLevel={3}
        icon={<CalendarHeart size="1em" strokeWidth={1.25} />}
      />
    );
  }
  return (
    <ul className={styles.entries}>
      {banquets.map((banquet) => (
        <li key={banquet.id}>
          <DayEntry banquet={banquet} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function DayEntry({ banquet, onOpen }: { banquet: AdminBanquet; onOpen: (id: number) => void }) {
  const texts = useTexts();
  const { t } = texts;
  const { clock, length } = useAdminClock();
  const { title, startsAt, durationInMinutes, guestsCount, section, tables } = banquet;
  const place = section
    ? [section.name, ...tables.map(({ name }) => name)].join(', ')
    : t('admin.banquets.noPlace');
  return (
    <article
      className={styles.entry}
      data-canceled={banquet.status === 'canceled' ? true : undefined}
    >
      <time dateTime={startsAt} className={styles.entryTime}>
        {clock(startsAt)}
      </time>
      <div className={styles.entryTexts}>
        <button
          type="button"
          aria-label={t('admin.banquets.open', { title })}
          className={styles.wholeOpener}
          onClick={() => onOpen(banquet.id)}
        >
          {title}
        </button>
        <p className={styles.muted}>
          {`${length(durationInMinutes)} · ${texts.count('admin.banquets.guests', guestsCount)}`}
        </p>
        <p className={styles.muted}>{place}</p>
        <BanquetState banquet={banquet} />
      </div>
    </article>
  );
}
