import { Button } from '@portal/ui';
import { PackageOpen, Plus, Store } from 'lucide-react';
import { lazyWindow } from '../../../shared/loading/lazy-window.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { SearchedTable } from '../../table-page/searched-table.tsx';
import { keysHint } from '../../keys/keys-hint.css.ts';
import * as pageStyles from '../../table-page/table-page.css.ts';
import { useListParams } from '../../table-page/use-list-params.ts';
import { productSearchQuery } from '../catalogue-queries.ts';
import * as styles from '../catalogue.css.ts';
import { productColumns } from './product-columns.tsx';
import { usePagedQuery } from '../../table-page/use-paged-query.ts';

const ProductDrawer = lazyWindow(() => import('./product-drawer.tsx'), 'ProductDrawer');

const pageSize = 20;

interface ProductsPanelProps {
  readonly storeId: number;
  /** As the store says, which is known before its products are. */
  readonly productCount: number;
}

/** What a store sells, with prices that are changed in place. */
export function ProductsPanel({ storeId, productCount }: ProductsPanelProps) {
  const { t, count } = useTexts();
  const list = useListParams();
  const { deferredSearch, page, opened, show } = list;
  const read = usePagedQuery(
    productSearchQuery,
    'products',
    { storeId, search: deferredSearch, page, pageSize },
    (to) => show({ page: to }),
  );
  const products = read.data?.products ?? [];
  const total = read.data?.meta.total ?? 0;
  const hasAny = (read.data ? total : productCount) > 0;
  const open = (id: number | 'new') => show({ opened: String(id) });
  const newButton = (
    <Button icon={<Plus size="1em" aria-hidden="true" />} onClick={() => open('new')}>
      {t('admin.product.new')}
    </Button>
  );

  return (
    <div className={pageStyles.page}>
      <SearchedTable
        list={list}
        read={read}
        searchLabel={t('admin.product.search')}
        counted={read.data && count('admin.catalogue.products', total)}
        besides={hasAny && newButton}
        note={
          hasAny && <p className={`${styles.muted} ${keysHint}`}>{t('admin.product.quickHint')}</p>
        }
        caption={t('admin.store.tab.products')}
        columns={productColumns(t, open)}
        rows={products}
        rowKey={({ id }) => String(id)}
        onRowClick={({ id }) => open(id)}
        none={{
          title: t('admin.product.empty'),
          message: t('admin.product.emptyHint'),
          icon: <PackageOpen size="1em" strokeWidth={1.25} />,
          actions: newButton,
        }}
        notFound={{ title: t('admin.catalogue.notFound'), showAll: t('admin.catalogue.showAll') }}
        errorState={{
          title: t('admin.catalogue.loadFailed'),
          icon: <Store size="1em" strokeWidth={1.25} />,
        }}
        pagesLabel={t('admin.product.pages')}
      />
      {opened !== null && read.data && (
        <ProductDrawer
          key={opened}
          storeId={storeId}
          product={opened === 'new' ? null : products.find(({ id }) => String(id) === opened)}
          onClose={() => show({ opened: null })}
        />
      )}
    </div>
  );
}
