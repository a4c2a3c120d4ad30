import { unwrap, type InputOf, type RefusalOf } from '@portal/client';
import type { updateOrder } from '@portal/domain/orders';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { portal } from '../../../shared/portal.ts';
import { useErrorToast } from '../../../shared/errors/error-toast.ts';
import {
  findOrder,
  patchOrder,
  reloadOrders,
  replaceOrder,
} from '../../../shared/orders/order-cache.ts';
import type { AppOrder } from '../../../shared/orders/order-queries.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import { findOnBoard, patchOnBoard, putOnBoard } from '../queries/board-cache.ts';
import { boardKey } from '../queries/board-key.ts';

/** What is changed of an order. */
export type OrderChange = InputOf<typeof updateOrder>['order'];

/** Why a change was refused. */
export type UpdateRefusal = RefusalOf<typeof updateOrder>;

/** How an order stood before its new status was shown. */
type Before = Pick<AppOrder, 'status' | 'status_at'> | null;

/**
 * Changes orders, one after the other. A new status is seen at once and taken back when it is
 * refused; without a version the one that is held when its turn comes is sent.
 *
 * @param onRefused - takes care of a refusal and says so with `true`; else it is said in a toast
 */
export function useOrderUpdate(
  onRefused: (change: OrderChange, refusal: UpdateRefusal) => boolean = () => false,
) {
  const client = useQueryClient();
  const toaster = useToaster();
  const showError = useErrorToast();
  const { t } = useTexts();

  function show({ id, status }: OrderChange): Before {
    if (!status) return null;
    // What is being read already would bring the former status back.
    void client.cancelQueries({ queryKey: boardKey });
    const now = { status, status_at: new Date(portal.clock.now()).toISOString() };
    const listed = patchOrder(client, id, (order) => void Object.assign(order, now));
    return patchOnBoard(client, id, (order) => void Object.assign(order, now)) ?? listed;
  }

  function takeBack({ id, status }: OrderChange, before: Before | undefined): void {
    if (!before) return;
    const { status: formerStatus, status_at } = before;
    const restore = (order: { status: typeof formerStatus; status_at: string }) => {
      if (order.status === status) Object.assign(order, { status: formerStatus, status_at });
    };
    patchOrder(client, id, restore);
    patchOnBoard(client, id, restore);
  }

  const showFailure = (id: number, problem: Error | UpdateRefusal) =>
    showError(problem, t('admin.orders.moveFailed', { id }));

  function showRefusal(id: number, refusal: UpdateRefusal): void {
    if (refusal.code !== 'STALE_VERSION') showFailure(id, refusal);
    else {
      toaster.show({
        title: t('admin.order.conflict.moved', { id }),
        message: t('admin.order.conflict.movedHint'),
        tone: 'warning',
      });
    }
  }

  const heldVersion = (id: number) => (findOnBoard(client, id) ?? findOrder(client, id))?.version;

  return useMutation({
    scope: { id: 'order-updates' },
    mutationFn: (change: OrderChange) =>
      staffPortal.orders.update({
        order: { ...change, version: change.version ?? heldVersion(change.id) },
      }),
    onMutate: show,
    onSuccess: (outcome, change, before) => {
      if (outcome.ok) {
        replaceOrder(client, outcome.value.order);
        putOnBoard(client, outcome.value.order);
        return;
      }
      takeBack(change, before);
      if ('order' in outcome.refusal) putOnBoard(client, unwrap(outcome.refusal.order));
      if (!onRefused(change, outcome.refusal)) showRefusal(change.id, outcome.refusal);
    },
    onError: (error, change, before) => {
      takeBack(change, before);
      showFailure(change.id, error);
    },
    onSettled: () => reloadOrders(client),
  });
}
