import { ratingKinds, ratingScores } from '@portal/domain/ratings';
import { adminPaths } from '@portal/domain/staff';
import { Button, EmptyState, Facts, LinkButton, PageHeader, Select } from '@portal/ui';
import { Star } from 'lucide-react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import { useTitle } from '../../shared/use-title.ts';
import { AddressSearchField } from '../search/address-search-field.tsx';
import { PagedTable } from '../table-page/paged-table.tsx';
import * as pageStyles from '../table-page/table-page.css.ts';
import { useAddressView } from '../table-page/use-address-view.ts';
import { ratingColumns } from './rating-columns.tsx';
import { ratingSearchQuery } from './rating-queries.ts';
import { isNarrowed, readRatingView, toRatingSearch, writeRatingView } from './rating-view.ts';
import * as styles from './ratings-page.css.ts';
import { usePagedQuery } from '../table-page/use-paged-query.ts';

/** What guests say of orders and of their stays, the newest first. */
export function RatingsPage() {
  const texts = useTexts();
  const { t } = texts;
  const time = useHotelTime();
  const { view, show, narrow } = useAddressView(readRatingView, writeRatingView);
  const read = usePagedQuery(ratingSearchQuery, 'ratings', toRatingSearch(view), (page) =>
    show({ page }),
  );
  const { meta, average = null } = read.data ?? {};
  useTitle(t('admin.ratings.title'));

  const icon = <Star size="1em" strokeWidth={1.25} />;

  return (
    <div className={pageStyles.pageWithMargins}>
      <PageHeader
        title={t('admin.ratings.title')}
        actions={
          <LinkButton href={adminPaths.guests} variant="secondary">
            {t('admin.ratings.toGuests')}
          </LinkButton>
        }
      />
      <div className={styles.filters}>
        <AddressSearchField
          isNamedAbove
          label={t('admin.ratings.search')}
          value={view.search}
          onValueChange={(search) => narrow({ search })}
          className={pageStyles.searchAmongFilters}
        />
        <Select
          label={t('admin.ratings.score')}
          value={String(view.score ?? '')}
          options={[
            { value: '', label: t('admin.ratings.score.all') },
            ...ratingScores.map((score) => ({
              value: String(score),
              label: t(`rating.score.${score}`),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            narrow({ score: ratingScores.find((score) => String(score) === value) ?? null })
          }
        />
        <Select
          label={t('admin.ratings.kind')}
          value={view.kind ?? ''}
          options={[
            { value: '', label: t('admin.ratings.kind.all') },
            ...ratingKinds.map((kind) => ({ value: kind, label: t(`admin.ratings.kind.${kind}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            narrow({ kind: ratingKinds.find((kind) => kind === value) ?? null })
          }
        />
      </div>
      <p role="status" className={pageStyles.count}>
        <Facts
          facts={[
            meta && texts.count('admin.ratings.count', meta.total),
            average !== null && t('admin.ratings.average', { n: average }),
          ]}
        />
      </p>
      <PagedTable
        read={read}
        caption={t('admin.ratings.title')}
        columns={ratingColumns({ texts, time })}
        rows={read.data?.ratings ?? []}
        rowKey={({ id }) => String(id)}
        empty={
          isNarrowed(view) ? (
            <EmptyState
              title={t('admin.ratings.emptyFiltered')}
              icon={icon}
              actions={
                <Button
                  variant="secondary"
                  onClick={() => narrow({ search: '', score: null, kind: null })}
                >
                  {t('admin.ratings.resetFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={t('admin.ratings.empty')}
              message={t('admin.ratings.emptyHint')}
              icon={icon}
            />
          )
        }
        errorState={{ title: t('admin.ratings.loadFailed'), icon }}
        pagesLabel={t('admin.ratings.pages')}
      />
    </div>
  );
}
