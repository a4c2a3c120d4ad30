import type { TableColumn } from '@portal/ui';
import { PhoneLink } from '../../phone-link.tsx';
import type { AdminBanquet } from '../banquet-queries.ts';
import { BanquetState } from '../banquet-state.tsx';
import * as styles from '../banquets-page.css.ts';
import type { AdminClock } from '../admin-clock.ts';
import type { Texts } from '../../../shared/texts/app-texts.ts';

interface ColumnContext {
  readonly texts: Texts;
  readonly clock: AdminClock;
  readonly onOpen: (id: number) => void;
}

/** The columns of the banquet list. */
export function banquetColumns({
  texts,
  clock,
  onOpen,
}: ColumnContext): TableColumn<AdminBanquet>[] {
  const { t } = texts;
  return [
    {
      key: 'when',
      header: t('admin.banquets.when'),
      cell: ({ startsAt, durationInMinutes }) => (
        <div className={styles.cellLines}>
          <time dateTime={startsAt} className={styles.nowrap}>
            {clock.dateTime(startsAt)}
          </time>
          <span className={styles.muted}>{clock.length(durationInMinutes)}</span>
        </div>
      ),
    },
    {
      key: 'what',
      header: t('admin.banquets.what'),
      cell: ({ id, title, status, guestsCount }) => (
        <div className={styles.cellLines} data-canceled={status === 'canceled' ? true : undefined}>
          <button
            type="button"
            aria-label={t('admin.banquets.open', { title })}
            className={styles.opener}
            onClick={(event) => {
              event.stopPropagation();
              onOpen(id);
            }}
          >
            {title}
          </button>
          <span className={styles.muted}>
            {`${t('admin.banquets.number', { id })} · ${texts.count('admin.banquets.guests', guestsCount)}`}
          </span>
        </div>
      ),
    },
    {
      key: 'customer',
      header: t('admin.banquets.customer'),
      cell: ({ customerName, phone }) => (
        <div className={styles.cellLines}>
          <span>{customerName}</span>
          <PhoneLink className={styles.phone} phone={phone} />
        </div>
      ),
    },
    {
      key: 'where',
      header: t('admin.banquets.where'),
      cell: ({ section, tables }) => (
        <div className={styles.cellLines}>
          <span>{section?.name ?? t('admin.banquets.noPlace')}</span>
          {tables.length > 0 && (
            <span className={styles.muted}>{tables.map(({ name }) => name).join(', ')}</span>
          )}
        </div>
      ),
    },
    {
      key: 'state',
      header: t('admin.banquets.state'),
      cell: (banquet) => (
        <div className={styles.cellLines}>
          <BanquetState banquet={banquet} />
          {banquet.status === 'failed' && banquet.iikoError !== null && (
            <span className={styles.muted}>{banquet.iikoError}</span>
          )}
        </div>
      ),
    },
  ];
}
