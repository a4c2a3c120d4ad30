import type { OrderChange } from '@portal/client';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { portal } from '../../app/portal.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { reloadOrders, replaceOrder } from '../../shared/orders/order-cache.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';

/** Changes an order. A refusal is said in a toast, and the list is read again: it was out of date. */
export function useOrderUpdate() {
  const client = useQueryClient();
  const toaster = useToaster();
  const { t } = useTexts();

  function sayRefused(id: number, message: string): void {
    toaster.show({ title: t('admin.orders.moveFailed', { id }), message, tone: 'error' });
    reloadOrders(client);
  }

  return useMutation({
    mutationFn: (change: OrderChange) => portal.orders.update(change),
    onSuccess: (outcome, { id }) => {
      if (outcome.ok) {
        replaceOrder(client, outcome.value);
        reloadOrders(client);
      } else {
        sayRefused(id, outcome.problem.error);
      }
    },
    onError: (error, { id }) => sayRefused(id, describeError(error, t).message),
  });
}
