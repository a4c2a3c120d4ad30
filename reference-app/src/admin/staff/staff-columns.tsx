import { Badge, StatusBadge, type TableColumn } from '@portal/ui';
import type { HotelTime } from '../../shared/time/hotel-time.ts';
import * as accounts from '../accounts/accounts.css.ts';
import { PersonCell } from '../accounts/person-cell.tsx';
import type { AdminStaffMember } from './staff-queries.ts';
import type { Texts } from '../../shared/texts/app-texts.ts';

interface ColumnContext {
  readonly texts: Texts;
  readonly time: HotelTime;
  readonly ownId: string;
  readonly onOpen: (id: string) => void;
}

/** The columns of the table of staff. */
export function staffColumns({
  texts: { t },
  time,
  ownId,
  onOpen,
}: ColumnContext): TableColumn<AdminStaffMember>[] {
  return [
    {
      key: 'member',
      header: t('admin.staff.member'),
      cell: ({ id, name }) => (
        <PersonCell
          name={name}
          openLabel={t('admin.staff.open', { name })}
          onOpen={() => onOpen(id)}
        >
          <span>{id}</span> {id === ownId && <Badge tone="info">{t('admin.staff.you')}</Badge>}
        </PersonCell>
      ),
    },
    {
      key: 'role',
      header: t('admin.staff.role'),
      cell: ({ role }) => t(`admin.role.${role}`),
    },
    {
      key: 'access',
      header: t('admin.staff.access'),
      cell: ({ disabled }) => (
        <StatusBadge
          tone={disabled ? 'danger' : 'success'}
          label={t(disabled ? 'admin.staff.access.off' : 'admin.staff.access.on')}
        />
      ),
    },
    {
      key: 'seen',
      header: t('admin.staff.lastSeen'),
      cell: ({ lastSeenAt }) => (
        <span className={accounts.when}>
          {lastSeenAt === null ? t('admin.staff.neverSeen') : time.dateTime(lastSeenAt)}
        </span>
      ),
    },
  ];
}
