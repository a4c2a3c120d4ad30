import { Badge, type TableColumn } from '@portal/ui';
import * as styles from '../catalogue/catalogue.css.ts';
import type { AdminRoom } from './room-queries.ts';
import type { Translate } from '../../shared/texts/app-texts.ts';

/** The columns of the list of rooms. */
export function roomColumns(t: Translate, onOpen: (id: number) => void): TableColumn<AdminRoom>[] {
  return [
    {
      key: 'name',
      header: t('admin.rooms.name'),
      cell: ({ id, name, isUsed }) => (
        <div className={styles.lines}>
          <button
            type="button"
            aria-label={t('admin.rooms.edit', { name: name || t('admin.rooms.unnamed') })}
            className={styles.opener}
            onClick={(event) => {
              event.stopPropagation();
              onOpen(id);
            }}
          >
            {name || t('admin.rooms.unnamed')}
          </button>
          {isUsed && <span className={styles.muted}>{t('admin.rooms.used')}</span>}
        </div>
      ),
    },
    {
      key: 'priority',
      header: t('admin.rooms.priority'),
      cell: ({ sort_priority }) => sort_priority,
    },
    {
      key: 'state',
      header: t('admin.rooms.state'),
      cell: ({ isHidden, name }) => {
        const isShown = !isHidden && name.trim() !== '';
        return (
          <Badge tone={isShown ? 'success' : 'neutral'}>
            {t(isShown ? 'admin.rooms.shown' : 'admin.rooms.hidden')}
          </Badge>
        );
      },
    },
  ];
}
