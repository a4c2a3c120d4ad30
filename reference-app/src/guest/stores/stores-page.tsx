import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { StoreList } from './list/store-list.tsx';

/** Every store that is open. */
export function StoresPage() {
  const { t } = useTexts();
  return (
    <GuestPage title={t('store.list.title')}>
      <StoreList />
    </GuestPage>
  );
}
