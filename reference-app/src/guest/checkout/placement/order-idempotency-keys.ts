import { randomId } from '@portal/client';
import * as z from 'zod';
import type { PersistentStorage } from '../../../shared/storage/memory-storage.ts';
import { checkoutKeys } from '../checkout-storage.ts';

/** Past this the guest means another order, also when it is the same. */
const maxMinutes = 15;

const attemptsSchema = z.record(
  z.string(),
  z.object({ key: z.string(), startedAt: z.number().nullable() }),
);

/**
 * Gives each cart's order its idempotency key: one for all tabs, also over a reload.
 *
 * Remembers, by cart, the order that is about to be sent or was sent and not answered.
 *
 * @param options.now - milliseconds by a clock that goes on over a reload
 */
export function createOrderIdempotencyKeys(
  storage: PersistentStorage,
  { makeKey = randomId, now }: { makeKey?: () => string; now: () => number },
) {
  function all(): z.output<typeof attemptsSchema> {
    try {
      const stored = JSON.parse(storage.getItem(checkoutKeys.attempts) ?? '{}') as unknown;
      return attemptsSchema.safeParse(stored).data ?? {};
    } catch {
      return {};
    }
  }

  function save(storeId: number, key: string, startedAt: number | null): void {
    storage.setItem(
      checkoutKeys.attempts,
      JSON.stringify({ ...all(), [storeId]: { key, startedAt } }),
    );
  }

  return {
    /** Makes the key before it is needed: tabs that send at the same instant do not see each other's. */
    prepare(storeId: number) {
      if (!all()[storeId]) save(storeId, makeKey(), null);
    },
    /** The key to send a cart's order with: the same one for as long as nobody knows what became of it. */
    keyFor(storeId: number): string {
      const last = all()[storeId];
      const startedAt = last?.startedAt ?? now();
      if (last && Math.abs(now() - startedAt) < maxMinutes * 60_000) {
        save(storeId, last.key, startedAt);
        return last.key;
      }
      const key = makeKey();
      save(storeId, key, now());
      return key;
    },
    /** The server has answered for good: what is sent next is another order. */
    settle(storeId: number, key: string) {
      if (all()[storeId]?.key === key) save(storeId, makeKey(), null);
    },
  };
}
