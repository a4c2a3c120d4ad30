import type { Translate } from '@portal/domain';
import { Badge, type TableColumn } from '@portal/ui';
import * as styles from '../catalogue/catalogue.css.ts';
import type { DeskRoom } from './room-queries.ts';

/** The columns of the list of rooms. */
export function roomColumns(t: Translate, onOpen: (id: number) => void): TableColumn<DeskRoom>[] {
  return [
    {
      key: 'name',
      header: t('desk.rooms.name'),
      cell: ({ id, name, isUsed }) => (
        <div className={styles.lines}>
          <button
            type="button"
            aria-label={t('desk.rooms.edit', { name: name || t('desk.rooms.unnamed') })}
            className={styles.opener}
            onClick={(event) => {
              event.stopPropagation();
              onOpen(id);
            }}
          >
            {name || t('desk.rooms.unnamed')}
          </button>
          {isUsed && <span className={styles.muted}>{t('desk.rooms.used')}</span>}
        </div>
      ),
    },
    {
      key: 'priority',
      header: t('desk.rooms.priority'),
      cell: ({ sort_priority }) => sort_priority,
    },
    {
      key: 'state',
      header: t('desk.rooms.state'),
      cell: ({ isHidden, name }) => {
        const isShown = !isHidden && name.trim() !== '';
        return (
          <Badge tone={isShown ? 'success' : 'neutral'}>
            {t(isShown ? 'desk.rooms.shown' : 'desk.rooms.hidden')}
          </Badge>
        );
      },
    },
  ];
}
