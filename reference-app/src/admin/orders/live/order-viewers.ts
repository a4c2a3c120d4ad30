import { useEffect, useSyncExternalStore } from 'react';
import { useAccount } from '../../../shared/session/session-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';

/** The names of the others who have an order open, one after the other; empty for nobody. */
export function useOtherViewers(orderId: number): string {
  const { orderViewers } = staffPortal;
  const account = useAccount();
  return useSyncExternalStore(orderViewers.subscribe, () => orderViewers.of(orderId))
    .filter(({ id }) => id !== String(account?.id))
    .map(({ name }) => name)
    .join(', ');
}

/** Says that this page shows an order, until it does no more. */
export function useShownOrder(orderId: number): void {
  useEffect(() => {
    staffPortal.orderViewers.show(orderId);
    return () => staffPortal.orderViewers.show(null);
  }, [orderId]);
}
