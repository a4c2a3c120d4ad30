import { storeKindLabel, type Texts } from '@portal/domain';
import { Badge, Link, type TableColumn } from '@portal/ui';
import { settingsPath } from '../settings/settings-paths.ts';
import type { DeskStore } from './catalogue-queries.ts';
import * as styles from './catalogue.css.ts';
import { PicturedCell } from './pictured-cell.tsx';

/** Where a store is kept. */
export function storeDeskPath(id: number): string {
  return `${settingsPath('catalogue')}/${id}`;
}

/** The columns of the list of stores. */
export function storeColumns({ t, count }: Texts): TableColumn<DeskStore>[] {
  return [
    {
      key: 'store',
      header: t('desk.catalogue.store'),
      cell: ({ id, title, image, short_desc }) => (
        <PicturedCell name={title} image={image} excerpt={short_desc}>
          <Link href={storeDeskPath(id)}>{title}</Link>
        </PicturedCell>
      ),
    },
    {
      key: 'kind',
      header: t('desk.catalogue.kind'),
      cell: ({ store_type, category }) => (
        <div className={styles.lines}>
          <span>{storeKindLabel(t, store_type.value)}</span>
          {category && <span className={styles.muted}>{category.name}</span>}
        </div>
      ),
    },
    {
      key: 'goods',
      header: t('desk.catalogue.goods'),
      cell: ({ store_type, productCount, forSaleCount }) =>
        store_type.value === 'restaurant' ? (
          <span className={styles.muted}>{t('desk.catalogue.fromIiko')}</span>
        ) : (
          <div className={`${styles.lines} ${styles.inOneLine}`}>
            <span>{count('desk.catalogue.products', productCount)}</span>
            {forSaleCount < productCount && (
              <span className={styles.muted}>
                {t('desk.catalogue.ofThem', { n: forSaleCount })}
              </span>
            )}
          </div>
        ),
    },
    {
      key: 'state',
      header: t('desk.catalogue.state'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'success' : 'neutral'}>
          {t(isActive ? 'desk.catalogue.on' : 'desk.catalogue.off')}
        </Badge>
      ),
    },
  ];
}
