import { storeKindLabel } from '@portal/domain/catalogue';
import { Badge, Link, type TableColumn } from '@portal/ui';
import { settingsPath } from '../../settings/settings-paths.ts';
import type { AdminStore } from '../catalogue-queries.ts';
import * as styles from '../catalogue.css.ts';
import { PicturedCell } from '../picture/pictured-cell.tsx';
import type { Texts } from '../../../shared/texts/app-texts.ts';

/** Where a store is kept. */
export function adminStorePath(id: number): string {
  return `${settingsPath('catalogue')}/${id}`;
}

/** The columns of the list of stores. */
export function storeColumns({ t, count }: Texts): TableColumn<AdminStore>[] {
  return [
    {
      key: 'store',
      header: t('admin.catalogue.store'),
      cell: ({ id, title, image, short_desc }) => (
        <PicturedCell name={title} image={image} excerpt={short_desc}>
          <Link href={adminStorePath(id)}>{title}</Link>
        </PicturedCell>
      ),
    },
    {
      key: 'kind',
      header: t('admin.catalogue.kind'),
      cell: ({ store_type, category }) => (
        <div className={styles.lines}>
          <span>{storeKindLabel(t, store_type.value)}</span>
          {category && <span className={styles.muted}>{category.name}</span>}
        </div>
      ),
    },
    {
      key: 'goods',
      header: t('admin.catalogue.goods'),
      cell: ({ store_type, productCount, forSaleCount }) =>
        store_type.value === 'restaurant' ? (
          <span className={styles.muted}>{t('admin.catalogue.fromIiko')}</span>
        ) : (
          <div className={`${styles.lines} ${styles.inOneLine}`}>
            <span>{count('admin.catalogue.products', productCount)}</span>
            {forSaleCount < productCount && (
              <span className={styles.muted}>
                {t('admin.catalogue.ofThem', { n: forSaleCount })}
              </span>
            )}
          </div>
        ),
    },
    {
      key: 'state',
      header: t('admin.catalogue.state'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'success' : 'neutral'}>
          {t(isActive ? 'admin.catalogue.on' : 'admin.catalogue.off')}
        </Badge>
      ),
    },
  ];
}
