import { RefusedError, type Refusal } from '@portal/client';
import type { ProblemCode } from '@portal/domain/contract';
import type { NewOrder } from '@portal/domain/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartStorage, portal } from '../../../shared/portal.ts';
import { putOwnOrder } from '../../../shared/orders/order-cache.ts';
import type { AppOrder } from '../../../shared/orders/order-queries.ts';
import { portalSettingKey } from '../../../shared/portal-setting/portal-setting-query.ts';
import { restaurantKeys } from '../../../shared/restaurant/restaurant-keys.ts';
import { lastingStorage, tabStorage } from '../../../shared/storage/browser-storage.ts';
import { roomsQuery } from '../../room/rooms-query.ts';
import { saveRoom } from '../../room/use-room.ts';
import { storeQuery } from '../../stores/store-queries.ts';
import { dropDraft } from '../checkout-draft.ts';
import { createOrderIdempotencyKeys } from './order-idempotency-keys.ts';

const attempts = createOrderIdempotencyKeys(lastingStorage, portal.clock);

/** What is sent: the key is the same however often it has to be. */
interface Sent {
  readonly order: NewOrder;
  readonly idempotencyKey: string;
}

const mutationKey = ['place-order'];
const askAgainMilliseconds = 1_000;
const askAgainTimes = 10;

function hasCode(error: unknown, code: ProblemCode): boolean {
  return error instanceof RefusedError && error.code === code;
}

/** Whether the cart was sent before, as another order than this one. */
export function isOrderedAlready(error: unknown): boolean {
  return hasCode(error, 'IDEMPOTENCY_KEY_REUSED');
}

interface PlaceOrderOptions {
  storeId: number;
  /** Hears of an order that was placed, and of what was sent. */
  onPlaced: (order: AppOrder, sent: NewOrder) => void;
  onRefused: (refusal: Refusal) => void;
}

/** Places orders, and says how the last one went. */
export type PlacingOrder = ReturnType<typeof usePlaceOrder>;

/**
 * Places an order of a store's cart. A second press while it is under way, one in another tab, and a repeat
 * after a lost answer, are the same order.
 */
export function usePlaceOrder({ storeId, onPlaced, onRefused }: PlaceOrderOptions) {
  const client = useQueryClient();
  useEffect(() => attempts.prepare(storeId), [storeId]);
  const { mutate, isPending, data, error } = useMutation({
    mutationKey,
    mutationFn: ({ order, idempotencyKey }: Sent) =>
      portal.orders.place({ order }, { idempotencyKey }),
    // The first try is still at work somewhere: its answer is the answer.
    retry: (times, failure) => times < askAgainTimes && hasCode(failure, 'IDEMPOTENCY_IN_PROGRESS'),
    retryDelay: askAgainMilliseconds,
    onSuccess: async (outcome, { order: sent, idempotencyKey }) => {
      if (!outcome.ok) {
        attempts.settle(sent.store, idempotencyKey);
        onRefused(outcome.refusal);
        // What the guest saw is no longer so.
        await Promise.all([
          client.invalidateQueries({ queryKey: storeQuery(sent.store).queryKey }),
          client.invalidateQueries({ queryKey: roomsQuery.queryKey }),
          client.invalidateQueries({ queryKey: restaurantKeys.all }),
          client.invalidateQueries({ queryKey: portalSettingKey }),
        ]);
        return;
      }
      const { order } = outcome.value;
      onPlaced(order, sent);
      // Before the next key is there: another tab that has it has no cart.
      cartStorage.clearStore(sent.store);
      attempts.settle(sent.store, idempotencyKey);
      dropDraft(tabStorage, sent.store);
      saveRoom(sent.room);
      putOwnOrder(client, order);
    },
    onError: (failure, { order, idempotencyKey }) => {
      if (isOrderedAlready(failure)) attempts.settle(order.store, idempotencyKey);
    },
  });
  return {
    place(order: NewOrder) {
      if (client.isMutating({ mutationKey }) > 0) return;
      mutate({ order, idempotencyKey: attempts.keyFor(order.store) });
    },
    isPending,
    refusal: data?.ok === false ? data.refusal : null,
    error,
  };
}
