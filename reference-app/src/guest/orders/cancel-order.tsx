import { isPaid, orderCommandLabel, orderMachine } from '@portal/domain/orders';
import { availableCommands } from '@portal/domain/state-machine';
import { Button, useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { portal } from '../../shared/portal.ts';
import { useErrorToast } from '../../shared/errors/error-toast.ts';
import { reloadOrders, replaceOrder } from '../../shared/orders/order-cache.ts';
import type { AppOrder } from '../../shared/orders/order-queries.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';

/** Takes an order back, while that is still possible. Asks first. */
export function CancelOrder({ order }: { order: AppOrder }) {
  const { t } = useTexts();
  const toaster = useToaster();
  const showError = useErrorToast();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => portal.orders.cancel({ id: order.id }),
    onSuccess: (outcome) => {
      setAsking(false);
      if (outcome.ok) {
        replaceOrder(client, outcome.value.order);
        toaster.show({ title: t('order.canceled.message', { id: order.id }), tone: 'info' });
      } else {
        showError(outcome.refusal);
      }
      reloadOrders(client);
    },
    onError: (error) => {
      showError(error);
    },
  });
  const conditions = { own: true, unpaid: !isPaid(order.paid_for) };
  const [command] = availableCommands(orderMachine, order.status, 'guest', conditions);
  if (!command) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {orderCommandLabel(t, command)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('order.cancel.question', { id: order.id })}
        cancel={t('order.cancel.keep')}
        confirm={orderCommandLabel(t, command)}
        isPending={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
