import { Button, PageHeader } from '@portal/ui';
import { Plus, Store, Tags } from 'lucide-react';
import { useNavigate } from 'react-router';
import { lazyWindow } from '../../../shared/loading/lazy-window.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { SearchedTable } from '../../table-page/searched-table.tsx';
import * as pageStyles from '../../table-page/table-page.css.ts';
import { useListParams } from '../../table-page/use-list-params.ts';
import { storeSearchQuery } from '../catalogue-queries.ts';
import * as styles from '../catalogue.css.ts';
import { storeColumns, adminStorePath } from './store-columns.tsx';
import { usePagedQuery } from '../../table-page/use-paged-query.ts';

const NewStoreDrawer = lazyWindow(() => import('./new-store-drawer.tsx'), 'NewStoreDrawer');
const CategoriesDrawer = lazyWindow(() => import('./categories-drawer.tsx'), 'CategoriesDrawer');

const pageSize = 20;

/** All stores, those that are switched off among them. */
export function StoresPage() {
  const texts = useTexts();
  const { t, count } = texts;
  const navigate = useNavigate();
  const list = useListParams();
  const { deferredSearch, page, opened, show } = list;
  const read = usePagedQuery(
    storeSearchQuery,
    'stores',
    { search: deferredSearch, page, pageSize },
    (to) => show({ page: to }),
  );
  useTitle(t('admin.catalogue.title'));
  const icon = <Store size="1em" strokeWidth={1.25} />;
  const newButton = (
    <Button icon={<Plus size="1em" aria-hidden="true" />} onClick={() => show({ opened: 'new' })}>
      {t('admin.catalogue.new')}
    </Button>
  );

  return (
    <div className={pageStyles.page}>
      <PageHeader
        title={t('admin.catalogue.title')}
        subtitle={t('admin.catalogue.lead')}
        actions={
          <div className={styles.actions}>
            <Button
              variant="secondary"
              icon={<Tags size="1em" aria-hidden="true" />}
              onClick={() => show({ opened: 'categories' })}
            >
              {t('admin.category.open')}
            </Button>
            {newButton}
          </div>
        }
      />
      <SearchedTable
        list={list}
        read={read}
        searchLabel={t('admin.catalogue.search')}
        counted={read.data && count('admin.catalogue.count', read.data.meta.total)}
        caption={t('admin.catalogue.title')}
        columns={storeColumns(texts)}
        rows={read.data?.stores ?? []}
        rowKey={({ id }) => String(id)}
        onRowClick={({ id }) => void navigate(adminStorePath(id))}
        none={{
          title: t('admin.catalogue.empty'),
          message: t('admin.catalogue.emptyHint'),
          icon,
          actions: newButton,
        }}
        notFound={{ title: t('admin.catalogue.notFound'), showAll: t('admin.catalogue.showAll') }}
        errorState={{ title: t('admin.catalogue.loadFailed'), icon }}
        pagesLabel={t('admin.catalogue.pages')}
      />
      {opened === 'new' && (
        <NewStoreDrawer
          onOpened={({ id }) => void navigate(adminStorePath(id))}
          onClose={() => show({ opened: null })}
        />
      )}
      {opened === 'categories' && <CategoriesDrawer onClose={() => show({ opened: null })} />}
    </div>
  );
}
