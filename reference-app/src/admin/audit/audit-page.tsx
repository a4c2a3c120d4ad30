import {
  auditActorLabel,
  auditEntities,
  auditEntityLabel,
  staffIdentity,
} from '@portal/domain/audit';
import { defaultTimeZone } from '@portal/domain/portal';
import { Button, EmptyState, PageHeader, Select, TextField } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { staffSearchQuery } from '../staff/staff-queries.ts';
import { PagedTable } from '../table-page/paged-table.tsx';
import * as pageStyles from '../table-page/table-page.css.ts';
import { useAddressView } from '../table-page/use-address-view.ts';
import { auditColumns } from './audit-columns.tsx';
import * as styles from './audit-page.css.ts';
import { auditSearchQuery } from './audit-query.ts';
import {
  everything,
  isNarrowed,
  readAuditView,
  toAuditSearch,
  writeAuditView,
  type AuditView,
} from './audit-view.ts';
import { usePagedQuery } from '../table-page/use-paged-query.ts';

/** As many as a list to choose from can hold. */
const listedStaff = { pageSize: 100 };

/** Who changed what, when, from what to what. */
export function AuditPage() {
  const texts = useTexts();
  const { t } = texts;
  const timeZone = usePortalSetting()?.timeZone ?? defaultTimeZone;
  const { view, show, narrow } = useAddressView(readAuditView, writeAuditView);
  const read = usePagedQuery(auditSearchQuery, 'audit', toAuditSearch(view, timeZone), (page) =>
    show({ page }),
  );
  const staff = useQuery(staffSearchQuery(listedStaff)).data?.staff ?? [];
  useTitle(t('admin.audit.title'));

  const actors = [
    { value: '', label: t('admin.audit.actor.all') },
    { value: 'system', label: t('audit.actor.system') },
    ...staff.map(({ id, name }) => ({ value: staffIdentity(id), label: `${name} (${id})` })),
  ];
  // A guest, or somebody who is not among those listed.
  if (!actors.some(({ value }) => value === view.actor)) {
    const label = auditActorLabel(t, { identity: view.actor, name: null, role: null });
    actors.push({ value: view.actor, label });
  }

  const icon = <History size="1em" strokeWidth={1.25} />;

  return (
    <div className={pageStyles.page}>
      <PageHeader title={t('admin.audit.title')} subtitle={t('settings.section.audit.hint')} />
      <div className={styles.filters}>
        <Select
          label={t('admin.audit.entity')}
          value={view.entity}
          options={[
            { value: 'all', label: t('admin.audit.entity.all') },
            ...auditEntities.map((value) => ({ value, label: auditEntityLabel(t, value) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            narrow({ entity: value as AuditView['entity'] })
          }
        />
        <TextField
          label={t('admin.audit.id')}
          type="search"
          maxLength={100}
          value={view.id}
          onChange={(event) => narrow({ id: event.currentTarget.value })}
        />
        <Select
          label={t('admin.audit.actor')}
          value={view.actor}
          options={actors}
          onChange={({ currentTarget: { value } }) => narrow({ actor: value })}
        />
        <TextField
          label={t('admin.audit.from')}
          type="date"
          max={view.to || undefined}
          value={view.from}
          onChange={(event) => narrow({ from: event.currentTarget.value })}
        />
        <TextField
          label={t('admin.audit.to')}
          type="date"
          min={view.from || undefined}
          value={view.to}
          onChange={(event) => narrow({ to: event.currentTarget.value })}
        />
      </div>
      <p role="status" className={pageStyles.count}>
        {read.data && texts.count('admin.audit.count', read.data.meta.total)}
      </p>
      <PagedTable
        read={read}
        caption={t('admin.audit.title')}
        columns={auditColumns({ texts, timeZone })}
        rows={read.data?.audit ?? []}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState
            title={t(isNarrowed(view) ? 'admin.audit.emptyFiltered' : 'admin.audit.empty')}
            icon={icon}
            actions={
              isNarrowed(view) ? (
                <Button variant="secondary" onClick={() => narrow(everything)}>
                  {t('admin.audit.resetFilters')}
                </Button>
              ) : undefined
            }
          />
        }
        errorState={{ title: t('admin.audit.loadFailed'), icon }}
        pagesLabel={t('admin.audit.pages')}
      />
    </div>
  );
}
