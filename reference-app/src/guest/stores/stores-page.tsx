import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { PageErrorScreen } from '../../shared/errors/page-error-screen.tsx';
import { StoreList } from './list/store-list.tsx';
import { storesQuery } from './store-queries.ts';

/** Every store that is open. */
export function StoresPage() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(storesQuery);
  if (error && !data) {
    return (
      <PageErrorScreen title={t('store.list.title')} error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <GuestPage title={t('store.list.title')}>
      <StoreList stores={data} />
    </GuestPage>
  );
}
