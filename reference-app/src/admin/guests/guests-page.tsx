import { guestIdOf } from '@portal/domain/audit';
import { Button, EmptyState, LinkButton, PageHeader, Select } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { lazyWindow } from '../../shared/loading/lazy-window.tsx';
import { useAccount } from '../../shared/session/session-provider.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import { useTitle } from '../../shared/use-title.ts';
import { ExportLink } from '../confirmation/export-link.tsx';
import { onlineQuery } from '../operations/online/online-queries.ts';
import { ratingsPath } from '../ratings/rating-queries.ts';
import { staffPortal } from '../staff-portal.ts';
import { AddressSearchField } from '../search/address-search-field.tsx';
import { PagedTable } from '../table-page/paged-table.tsx';
import * as pageStyles from '../table-page/table-page.css.ts';
import { useAddressView } from '../table-page/use-address-view.ts';
import { guestColumns } from './guest-columns.tsx';
import { guestSearchQuery } from './guest-queries.ts';
import {
  isNarrowed,
  readGuestView,
  toGuestFilter,
  toGuestSearch,
  writeGuestView,
  type GuestView,
} from './guest-view.ts';
import * as styles from './guests-page.css.ts';
import { ReadCodeOut } from './read-code-out.tsx';
import { usePagedQuery } from '../table-page/use-paged-query.ts';

const GuestDrawer = lazyWindow(() => import('./card/guest-drawer.tsx'), 'GuestDrawer');

/** The guests: found by name and phone, each with a card of everything the hotel knows. */
export function GuestsPage() {
  const texts = useTexts();
  const { t } = texts;
  const time = useHotelTime();
  const here = useGuestsHere();
  const isAdmin = useAccount()?.role === 'admin';
  const { view, show, narrow } = useAddressView(readGuestView, writeGuestView);
  const read = usePagedQuery(guestSearchQuery, 'guests', toGuestSearch(view), (page) =>
    show({ page }),
  );
  const [isReadOutOpen, setReadOutOpen] = useState(false);
  useTitle(t('admin.guests.title'));

  const open = (guest: number | null) => show({ guest, part: 'orders', page: view.page });

  const icon = <UsersRound size="1em" strokeWidth={1.25} />;

  return (
    <div className={pageStyles.pageWithMargins}>
      <PageHeader
        title={t('admin.guests.title')}
        actions={
          <>
            <LinkButton href={ratingsPath} variant="secondary">
              {t('admin.ratings.open')}
            </LinkButton>
            <Button variant="secondary" onClick={() => setReadOutOpen(true)}>
              {t('admin.guests.readOut')}
            </Button>
            {isAdmin && (
              <ExportLink href={staffPortal.guests.exportAddress(toGuestFilter(view))}>
                {t('admin.guests.export')}
              </ExportLink>
            )}
          </>
        }
      />
      <div className={styles.filters}>
        <AddressSearchField
          isNamedAbove
          label={t('admin.guests.search')}
          value={view.search}
          onValueChange={(search) => narrow({ search })}
          className={pageStyles.searchAmongFilters}
        />
        <Select
          label={t('admin.guests.access')}
          value={view.access}
          options={(['all', 'open', 'closed'] as const).map((value) => ({
            value,
            label: t(`admin.guests.access.${value}`),
          }))}
          onChange={({ currentTarget: { value } }) =>
            narrow({ access: value as GuestView['access'] })
          }
        />
        <Select
          label={t('admin.guests.mailing')}
          value={view.mailing}
          options={(['all', 'on', 'off'] as const).map((value) => ({
            value,
            label: t(`admin.guests.mailing.${value}`),
          }))}
          onChange={({ currentTarget: { value } }) =>
            narrow({ mailing: value as GuestView['mailing'] })
          }
        />
      </div>
      <p role="status" className={pageStyles.count}>
        {read.data && texts.count('admin.guests.count', read.data.meta.total)}
      </p>
      <PagedTable
        read={read}
        caption={t('admin.guests.title')}
        columns={guestColumns({ texts, time, here, onOpen: open })}
        rows={read.data?.guests ?? []}
        rowKey={({ id }) => String(id)}
        onRowClick={({ id }) => open(id)}
        empty={
          isNarrowed(view) ? (
            <EmptyState
              title={t('admin.guests.emptyFiltered')}
              icon={icon}
              actions={
                <Button
                  variant="secondary"
                  onClick={() => narrow({ search: '', access: 'all', mailing: 'all' })}
                >
                  {t('admin.guests.resetFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={t('admin.guests.empty')}
              message={t('admin.guests.emptyHint')}
              icon={icon}
            />
          )
        }
        errorState={{ title: t('admin.guests.loadFailed'), icon }}
        pagesLabel={t('admin.guests.pages')}
      />
      <ReadCodeOut open={isReadOutOpen} onClose={() => setReadOutOpen(false)} />
      {view.guest !== null && (
        <GuestDrawer
          key={view.guest}
          id={view.guest}
          part={view.part}
          isHere={here.has(view.guest)}
          onPartChange={(part) => show({ part, page: view.page }, { replace: true })}
          onClose={() => show({ guest: null, page: view.page }, { replace: true })}
        />
      )}
    </div>
  );
}

/** Which guests have the portal open now, followed live; none until that is known. */
function useGuestsHere(): ReadonlySet<number> {
  const clients = useQuery(onlineQuery).data?.clients ?? [];
  return new Set(clients.flatMap(({ userId }) => guestIdOf(userId) ?? []));
}
