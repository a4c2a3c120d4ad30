import { EmptyState } from '@portal/ui';
import { CalendarHeart } from 'lucide-react';
import { QueryState, type QueryStateProps } from '../../../shared/loading/query-state.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { BanquetState } from '../banquet-state.tsx';
import type { AdminBanquet } from '../banquet-queries.ts';
import * as styles from '../banquets-page.css.ts';
import { useAdminClock } from '../admin-clock.ts';

interface DayEntriesProps {
  query: QueryStateProps['query'] & { readonly data: readonly AdminBanquet[] | undefined };
  onOpen: (id: number) => void;
}

/** The banquets of one day, as they begin. */
export function DayEntries({ query, onOpen }: DayEntriesProps) {
  const { t } = useTexts();
  const { data: banquets } = query;
  const icon = <CalendarHeart size="1em" strokeWidth={1.25} />;
  if (!banquets) {
    return (
      <QueryState
        title={t('admin.banquets.loadFailed')}
        headingLevel={3}
        {...{ query, icon }}
        loading="10rem"
      />
    );
  }
  if (banquets.length === 0) {
    return <EmptyState title={t('admin.banquets.emptyDay')} headingLevel={3} icon={icon} />;
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
