import type { Outcome } from '@portal/client';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeRefusal } from '../../../../shared/errors/describe-error.ts';
import { useErrorToast } from '../../../../shared/errors/error-toast.ts';
import { reloadOrders, replaceOrder } from '../../../../shared/orders/order-cache.ts';
import type { AppOrder } from '../../../../shared/orders/order-queries.ts';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import { putOnBoard } from '../../queries/board-cache.ts';

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
  const showError = useErrorToast();
  const { t } = useTexts();

  const showFailure = (error: unknown) =>
    showError(error, t('admin.money.failed', { id: orderId }));

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
    onError: (error) => showFailure(error),
    onSettled: () => reloadOrders(client),
  });
  return { mutate, isPending };
}
