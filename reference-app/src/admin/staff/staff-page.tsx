import { staffRoles } from '@portal/domain/contract';
import { Button, EmptyState, PageHeader, Select } from '@portal/ui';
import { UserRoundPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { lazyWindow } from '../../shared/loading/lazy-window.tsx';
import { useAccount } from '../../shared/session/session-provider.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import { useTitle } from '../../shared/use-title.ts';
import { AddressSearchField } from '../search/address-search-field.tsx';
import { PagedTable } from '../table-page/paged-table.tsx';
import * as pageStyles from '../table-page/table-page.css.ts';
import { useAddressView } from '../table-page/use-address-view.ts';
import { NewMember } from './member/new-member.tsx';
import { ShownPassword, type PasswordToShow } from './password/shown-password.tsx';
import { staffColumns } from './staff-columns.tsx';
import * as styles from './staff-page.css.ts';
import { staffSearchQuery } from './staff-queries.ts';
import { readStaffView, toStaffSearch, writeStaffView, type StaffView } from './staff-view.ts';
import { usePagedQuery } from '../table-page/use-paged-query.ts';

const MemberDrawer = lazyWindow(() => import('./member/member-drawer.tsx'), 'MemberDrawer');

/** Who signs in to the console, and what is open to them. */
export function StaffPage() {
  const texts = useTexts();
  const { t } = texts;
  const time = useHotelTime();
  const ownId = String(useAccount()?.id ?? '');
  const { view, show, narrow } = useAddressView(readStaffView, writeStaffView);
  const read = usePagedQuery(staffSearchQuery, 'staff', toStaffSearch(view), (page) =>
    show({ page }),
  );
  const [password, setPassword] = useState<PasswordToShow | null>(null);
  useTitle(t('admin.staff.title'));

  const open = (opened: StaffView['opened']) => show({ opened, page: view.page });
  const close = () => show({ opened: null, page: view.page }, { replace: true });

  const icon = <UsersRound size="1em" strokeWidth={1.25} />;

  return (
    <div className={pageStyles.page}>
      <PageHeader
        title={t('admin.staff.title')}
        subtitle={t('settings.section.staff.hint')}
        actions={
          <Button
            icon={<UserRoundPlus size="1em" aria-hidden="true" />}
            onClick={() => open('new')}
          >
            {t('admin.staff.new')}
          </Button>
        }
      />
      <div className={styles.filters}>
        <AddressSearchField
          isNamedAbove
          label={t('admin.staff.search')}
          value={view.search}
          onValueChange={(search) => narrow({ search })}
        />
        <Select
          label={t('admin.staff.role')}
          value={view.role}
          options={[
            { value: 'all', label: t('admin.staff.role.all') },
            ...staffRoles.map((value) => ({ value, label: t(`admin.role.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => narrow({ role: value as StaffView['role'] })}
        />
      </div>
      <p role="status" className={pageStyles.count}>
        {read.data && texts.count('admin.staff.count', read.data.meta.total)}
      </p>
      <PagedTable
        read={read}
        caption={t('admin.staff.title')}
        columns={staffColumns({ texts, time, ownId, onOpen: (id) => open({ id }) })}
        rows={read.data?.staff ?? []}
        rowKey={({ id }) => id}
        onRowClick={({ id }) => open({ id })}
        empty={
          <EmptyState
            title={t('admin.staff.emptyFiltered')}
            icon={icon}
            actions={
              <Button variant="secondary" onClick={() => narrow({ search: '', role: 'all' })}>
                {t('admin.staff.resetFilters')}
              </Button>
            }
          />
        }
        errorState={{ title: t('admin.staff.loadFailed'), icon }}
        pagesLabel={t('admin.staff.pages')}
      />
      {view.opened === 'new' && <NewMember onClose={close} onPassword={setPassword} />}
      {view.opened !== null && view.opened !== 'new' && (
        <MemberDrawer
          key={view.opened.id}
          id={view.opened.id}
          ownId={ownId}
          onClose={close}
          onPassword={setPassword}
        />
      )}
      <ShownPassword shown={password} onClose={() => setPassword(null)} />
    </div>
  );
}
