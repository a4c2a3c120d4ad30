import { BottomTabs } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useActiveOrders } from '../../orders/use-own-orders.ts';
import * as styles from './guest-tabs.css.ts';
import { isAt, places } from './places.tsx';
import { useChosenPath } from './use-chosen-path.ts';

/** The main places at the thumb of a phone. */
export function GuestTabs() {
  const { t } = useTexts();
  const path = useChosenPath();
  const activeOrders = useActiveOrders().length;
  return (
    <BottomTabs
      label={t('portal.nav.label')}
      className={styles.tabs}
      tabs={places.map((place) => ({
        href: place.href,
        label: t(place.labelKey),
        icon: place.icon,
        active: isAt(place, path),
        badge: place.href === '/orders' && activeOrders > 0 ? activeOrders : undefined,
      }))}
    />
  );
}
