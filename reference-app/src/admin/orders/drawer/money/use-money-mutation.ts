import { useQueryClient } from '@tanstack/react-query';
import { reloadOrders, replaceOrder } from '../../../../shared/orders/order-cache.ts';
import type { AppOrder } from '../../../../shared/orders/order-queries.ts';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import { useOutcomeMutation } from '../../../use-outcome-mutation.ts';
import { putOnBoard } from '../../queries/board-cache.ts';

/** Mutation of an order's money. Shows a refusal in a toast, and refetches the order. */
export function useMoneyMutation(orderId: number) {
  const client = useQueryClient();
  const { t } = useTexts();
  return useOutcomeMutation<{ readonly order: AppOrder }>({
    failedTitle: t('admin.money.failed', { id: orderId }),
    onSettled(done) {
      if (done) {
        replaceOrder(client, done.order);
        putOnBoard(client, done.order);
      }
      reloadOrders(client);
    },
  });
}
