import type { SandboxContext } from '../provider.ts';
import { iikoTime } from './iiko-time.ts';
import { findDish } from './menu/menu-index.ts';
import { terminalGroups } from './venue/venue.ts';

/** A dish that is out, or of which only so much is left. */
export interface StoppedProduct {
  productId: string;
  balance: number;
  /** Null: in every size. */
  sizeId: string | null;
}

type ListedProduct = StoppedProduct & { id: string; addedAt: string };

/** Dishes that are out at the moment, in all terminal groups of the hotel. */
export type StopLists = ReturnType<typeof createStopLists>;

export function createStopLists({ state, clock }: SandboxContext) {
  const stopped = state.collection<ListedProduct>('iiko-stop-list');

  return {
    list: (): StoppedProduct[] =>
      stopped.all().map(({ productId, balance, sizeId }) => ({ productId, balance, sizeId })),
    replace(products: StoppedProduct[]) {
      const requested = new Map(
        products.map((product) => [`${product.productId} ${product.sizeId ?? ''}`, product]),
      );
      for (const { id } of stopped.all()) if (!requested.has(id)) stopped.remove(id);
      const now = iikoTime(clock.now());
      for (const [id, product] of requested) {
        stopped.put(id, { ...product, id, addedAt: stopped.get(id)?.addedAt ?? now });
      }
    },
    /** @param groupIds only these terminal groups; null is all of them */
    present: (organizationIds: string[], groupIds: string[] | null): object[] =>
      organizationIds.map((organizationId) => ({
        organizationId,
        items: terminalGroups
          .filter((group) => group.organizationId === organizationId && !group.isAsleep)
          .filter(({ id }) => groupIds?.includes(id) ?? true)
          .map(({ id }) => ({ terminalGroupId: id, items: stopped.all().map(presentStopped) })),
      })),
  };
}

function presentStopped({ productId, balance, sizeId, addedAt }: ListedProduct): object {
  const sku = findDish(productId)?.sku ?? null;
  return { productId, balance, sizeId, sku, dateAdd: addedAt };
}
