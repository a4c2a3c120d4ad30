import type { Outcome } from '@portal/client';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError, describeRefusal } from '../../../shared/errors/describe-error.ts';
import { reloadOrders, replaceOrder } from '../../../shared/orders/order-cache.ts';
import type { AppOrder } from '../../../shared/orders/order-queries.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { putOnBoard } from '../board/board-cache.ts';

interface MoneyCommand {
  readonly run: () => Promise<Outcome<AppOrder>>;
  /** Title of the toast when it was done. */
  readonly doneTitle: string;
  readonly onDone?: () => void;
}

/** Mutation of an order's money. Shows a refusal in a toast, and refetches the order. */
export function useMoneyCommand(orderId: number) {
  const client = useQueryClient();
  const toaster = useToaster();
  const { t } = useTexts();

  function showFailure(message: string): void {
    toaster.show({ title: t('admin.money.failed', { id: orderId }), message, tone: 'error' });
  }

  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: MoneyCommand) => run(),
    onSuccess: (outcome, { doneTitle, onDone }) => {
      if (!outcome.ok) {
        showFailure(describeRefusal(outcome.refusal));
        return;
      }
      replaceOrder(client, outcome.value);
      putOnBoard(client, outcome.value);
      toaster.show({ title: doneTitle });
      onDone?.();
    },
    onError: (error) => showFailure(describeError(error, t).message),
    onSettled: () => reloadOrders(client),
  });
  return { mutate, isPending };
}
