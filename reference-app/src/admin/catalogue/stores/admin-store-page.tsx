import { storeKindLabel } from '@portal/domain/catalogue';
import { idInPathSchema } from '@portal/domain/contract';
import { Card, ErrorScreen, Link, LinkButton, PageHeader, Switch, Tabs } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { settingsPath } from '../../settings/settings-paths.ts';
import { staffPortal } from '../../staff-portal.ts';
import { adminStoreQuery, type AdminStore } from '../catalogue-queries.ts';
import { QueryState } from '../../../shared/loading/query-state.tsx';
import { page } from '../../table-page/table-page.css.ts';
import * as styles from '../catalogue.css.ts';
import { ProductsPanel } from '../products/products-panel.tsx';
import { StoreDetails } from './store-details.tsx';
import { useCatalogueMutation } from '../use-catalogue-mutation.ts';

/** One store: what it sells, and what is written of it. */
export function AdminStorePage() {
  const id = idInPathSchema.safeParse(useParams()['id']).data;
  return id === undefined ? <NoSuchStore /> : <ReadStore id={id} />;
}

function NoSuchStore() {
  const { t } = useTexts();
  useTitle(t('admin.store.gone'));
  return (
    <ErrorScreen
      title={t('admin.store.gone')}
      actions={<LinkButton href={settingsPath('catalogue')}>{t('admin.store.back')}</LinkButton>}
    />
  );
}

function ReadStore({ id }: { id: number }) {
  const query = useQuery(adminStoreQuery(id));
  if (query.data) return <OneStore key={id} store={query.data} />;
  if (query.data === null) return <NoSuchStore />;
  return <QueryState headingLevel={1} query={query} loading="24rem" />;
}

function OneStore({ store }: { store: AdminStore }) {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const isRestaurant = store.store_type.value === 'restaurant';
  const tab = isRestaurant || params.get('tab') === 'details' ? 'details' : 'products';
  useTitle(store.title);

  return (
    <div className={page}>
      <PageHeader
        title={store.title}
        subtitle={storeKindLabel(t, store.store_type.value)}
        backHref={settingsPath('catalogue')}
        backLabel={t('admin.store.back')}
        actions={
          store.isActive && (
            <Link href={`/store/${store.id}`} target="_blank" className={styles.outward}>
              <span>{t('admin.store.asGuest')}</span>{' '}
              <ExternalLink size="0.875em" aria-hidden="true" />
            </Link>
          )
        }
      />
      <Card>
        <OpenSwitch store={store} />
      </Card>
      {!isRestaurant && (
        <Tabs
          label={t('admin.store.tabs')}
          value={tab}
          items={[
            {
              value: 'products',
              label: t('admin.store.tab.products'),
              count: store.productCount,
            },
            { value: 'details', label: t('admin.store.tab.details') },
          ]}
          onValueChange={(value) =>
            setParams(value === 'details' ? { tab: 'details' } : {}, { replace: true })
          }
        />
      )}
      {!isRestaurant && (
        <div hidden={tab !== 'products'}>
          <ProductsPanel storeId={store.id} productCount={store.productCount} />
        </div>
      )}
      {/* Stays, so that what is written in it does. */}
      <div hidden={tab !== 'details'}>
        <StoreDetails store={store} />
      </div>
    </div>
  );
}

/** Opens a store to guests, or takes it away from them, at once. */
function OpenSwitch({ store: { id, isActive } }: { store: AdminStore }) {
  const { t } = useTexts();
  const { mutate, isPending } = useCatalogueMutation();
  return (
    <Switch
      label={t('admin.store.active')}
      hint={t('admin.store.activeHint')}
      checked={isActive}
      aria-busy={isPending}
      onChange={({ currentTarget: { checked } }) => {
        if (isPending) return;
        mutate({
          run: () => staffPortal.stores.update({ store: { id, isActive: checked } }),
          doneTitle: t(checked ? 'admin.store.switchedOn' : 'admin.store.switchedOff'),
        });
      }}
    />
  );
}
