import type { SandboxContext } from '../provider.ts';
import { iikoTime } from './iiko-time.ts';
import { findDish } from './menu/menu-index.ts';
import { terminalGroups } from './venue.ts';

interface StoppedProduct {
  productId: string;
  addedAt: string;
}

/** Dishes that are out at the moment, in all terminal groups of the hotel. */
export interface StopLists {
  productIds(): string[];
  replace(productIds: string[]): void;
  /** @param groupIds only these terminal groups; null is all of them */
  present(organizationIds: string[], groupIds: string[] | null): object[];
}

export function createStopLists({ state, clock }: SandboxContext): StopLists {
  const stopped = state.collection<StoppedProduct>('iiko-stop-list');

  return {
    productIds: () => stopped.all().map(({ productId }) => productId),
    replace(productIds) {
      const wanted = new Set(productIds);
      for (const { productId } of stopped.all()) {
        if (!wanted.delete(productId)) stopped.remove(productId);
      }
      const addedAt = iikoTime(clock.now());
      for (const productId of wanted) stopped.put(productId, { productId, addedAt });
    },
    present: (organizationIds, groupIds) =>
      organizationIds.map((organizationId) => ({
        organizationId,
        items: terminalGroups
          .filter((group) => group.organizationId === organizationId && !group.isAsleep)
          .filter(({ id }) => groupIds?.includes(id) ?? true)
          .map(({ id }) => ({ terminalGroupId: id, items: stopped.all().map(presentStopped) })),
      })),
  };
}

function presentStopped({ productId, addedAt }: StoppedProduct): object {
  const sku = findDish(productId)?.sku ?? null;
  return { productId, balance: 0, sizeId: null, sku, dateAdd: addedAt };
}
