import { isOrderClosed } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { ownOrdersQuery, type AppOrder } from '../../shared/orders/order-queries.ts';
import { useGuest } from '../session/use-guest.ts';

/** The guest's orders, newest first; nothing is read for nobody. */
export function useOwnOrders() {
  const isGuest = useGuest() !== null;
  return useQuery({ ...ownOrdersQuery, enabled: isGuest });
}

/** The guest's orders that something can still happen to. */
export function useActiveOrders(): readonly AppOrder[] {
  const { data = [] } = useOwnOrders();
  return data.filter(({ status }) => !isOrderClosed(status));
}
