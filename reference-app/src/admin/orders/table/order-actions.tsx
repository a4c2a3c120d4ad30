import { orderCommandLabel, orderMachine } from '@portal/domain/orders';
import { Button } from '@portal/ui';
import type { AppOrder } from '../../../shared/orders/order-queries.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { canCancel, nextCommand } from '../change/next-command.ts';
import * as styles from './order-actions.css.ts';
import type { OrderMutations } from '../change/order-mutations.ts';

interface OrderActionsProps extends Pick<OrderMutations, 'onMove' | 'onCancel'> {
  readonly order: AppOrder;
}

/** The next step of an order, and the way to cancel it. */
export function OrderActions({ order, onMove, onCancel }: OrderActionsProps) {
  const { t } = useTexts();
  const next = nextCommand(order.status);
  if (!next && !canCancel(order.status)) return null;
  return (
    <div className={styles.actions}>
      {next && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => onMove(order, orderMachine.commands[next].to)}
        >
          {orderCommandLabel(t, next)}
        </Button>
      )}
      {canCancel(order.status) && (
        <Button size="small" variant="quiet" onClick={() => onCancel(order)}>
          {orderCommandLabel(t, 'cancel')}
        </Button>
      )}
    </div>
  );
}
