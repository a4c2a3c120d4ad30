import { Eye } from 'lucide-react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useOtherViewers } from '../live/order-viewers.ts';
import * as styles from './order-drawer.css.ts';

/** Who else has this order open at the moment. */
export function Viewers({ orderId }: { orderId: number }) {
  const { t } = useTexts();
  const names = useOtherViewers(orderId);
  return (
    <span role="status" className={styles.viewers}>
      {names !== '' && (
        <>
          <Eye size="1em" aria-hidden="true" />
          <span>{t('admin.order.viewing', { names })}</span>
        </>
      )}
    </span>
  );
}
