import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { PageErrorScreen } from '../../shared/errors/page-error-screen.tsx';
import { StoreList } from './list/store-list.tsx';
import { storesQuery } from './store-queries.ts';

/** Every store that is open. */
export function StoresPage() {
  const { t } = useTexts();
  const query = useQuery(storesQuery);
  if (query.isLoadingError) return <PageErrorScreen title={t('store.list.title')} query={query} />;
  return (
    <GuestPage title={t('store.list.title')}>
      <StoreList stores={query.data} />
    </GuestPage>
  );
}
