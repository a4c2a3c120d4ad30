import { useQuery } from '@tanstack/react-query';
import { portal } from '../../shared/portal.ts';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './checkout-page.css.ts';

/** How soon an order would be there at the moment, and the hotel's own words on how it comes. */
export function DeliveryNote({ storeId }: { storeId: number }) {
  const { t } = useTexts();
  const deliveryText = usePortalSetting()?.delivery.text;
  const { data: wait, isPending } = useQuery({
    queryKey: ['store-wait', storeId],
    queryFn: ({ signal }) => portal.catalogue.storeWait(storeId, { signal }),
    refetchInterval: 60_000,
  });
  if (!wait && !deliveryText && !isPending) return null;
  return (
    <div className={styles.delivery}>
      {/* Against layout shift: keeps its line. */}
      {isPending && <p>{'\u00A0'}</p>}
      {wait && <p>{t('promise.wait', { from: wait.from, until: wait.until })}</p>}
      {deliveryText && <p>{deliveryText}</p>}
    </div>
  );
}
