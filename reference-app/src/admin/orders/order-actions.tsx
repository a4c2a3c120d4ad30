import {
  availableCommands,
  isPaid,
  orderCommandLabel,
  orderMachine,
  type StaffRole,
} from '@portal/domain';
import { Button } from '@portal/ui';
import { useState } from 'react';
import type { AppOrder } from '../../shared/orders/order-queries.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { CancelOrderModal } from './cancel-order-modal.tsx';
import * as styles from './order-actions.css.ts';
import { useOrderUpdate } from './use-order-update.ts';

/** The next step of an order, and the way to cancel it. */
export function OrderActions({ order, role }: { order: AppOrder; role: StaffRole }) {
  const { t } = useTexts();
  const update = useOrderUpdate();
  const [isCanceling, setCanceling] = useState(false);
  if (role === 'banquet') return null;

  const commands = availableCommands(orderMachine, order.status, role, {
    unpaid: !isPaid(order.paid_for),
  });
  const next = commands.find((command) => command !== 'cancel');
  return (
    <div className={styles.actions}>
      {next && (
        <Button
          size="small"
          busy={update.isPending}
          onClick={() =>
            update.mutate({
              id: order.id,
              status: orderMachine.commands[next].to,
              version: order.version,
            })
          }
        >
          {orderCommandLabel(t, next)}
        </Button>
      )}
      {commands.includes('cancel') && (
        <Button size="small" variant="quiet" onClick={() => setCanceling(true)}>
          {orderCommandLabel(t, 'cancel')}
        </Button>
      )}
      <CancelOrderModal order={order} open={isCanceling} onClose={() => setCanceling(false)} />
    </div>
  );
}
