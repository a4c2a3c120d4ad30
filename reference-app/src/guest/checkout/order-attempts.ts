import { randomId } from '@portal/client';
import type { NewOrder } from '@portal/domain';
import * as z from 'zod';
import type { KeptStorage } from '../../shared/storage/memory-storage.ts';
import { checkoutKeys } from './checkout-storage.ts';

/** Past this the guest means another order, also when it is the same. */
const maxMinutes = 15;

const attemptSchema = z.object({ order: z.string(), key: z.string(), startedAt: z.number() });

/** Gives each order its idempotency key, also over a reload. */
export interface OrderAttempts {
  /** The key to send an order with: the same one for as long as nobody knows what became of it. */
  keyFor(order: NewOrder): string;
  /** The server has answered for good: what is sent next is another order. */
  settle(): void;
}

/**
 * Remembers the last order that was sent and not answered.
 *
 * @param options.now - milliseconds by a clock that goes on over a reload
 */
export function createOrderAttempts(
  storage: KeptStorage,
  { makeKey = randomId, now }: { makeKey?: () => string; now: () => number },
): OrderAttempts {
  function open(): z.output<typeof attemptSchema> | null {
    try {
      const kept = JSON.parse(storage.getItem(checkoutKeys.attempt) ?? 'null') as unknown;
      return attemptSchema.safeParse(kept).data ?? null;
    } catch {
      return null;
    }
  }

  return {
    keyFor(order) {
      const written = JSON.stringify(order);
      const last = open();
      const isOpen = last !== null && Math.abs(now() - last.startedAt) < maxMinutes * 60_000;
      if (isOpen && last.order === written) return last.key;
      const attempt = { order: written, key: makeKey(), startedAt: now() };
      storage.setItem(checkoutKeys.attempt, JSON.stringify(attempt));
      return attempt.key;
    },
    settle: () => storage.removeItem(checkoutKeys.attempt),
  };
}
