import { orderStatusLabel, type OrderStatus } from '@portal/domain/orders';
import { StatusBadge } from '@portal/ui';
import { orderStatusTones } from '@portal/ui/portal';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import * as styles from './closed-today.css.ts';
import { useDropPlace } from '../drag/use-drop-place.ts';

/** Where an order is laid down to come to its end. */
export function DropPlace({ status }: { status: OrderStatus }) {
  const { t } = useTexts();
  const [placeRef, isOver] = useDropPlace<HTMLDivElement>(status);
  return (
    <div ref={placeRef} className={styles.place} data-over={isOver || undefined}>
      <StatusBadge tone={orderStatusTones[status]} label={orderStatusLabel(t, status)} />
      <span className={styles.placeHint}>{t('admin.orders.dropHere')}</span>
    </div>
  );
}
