import { isOrderClosed } from '@portal/domain/orders';
import { useQuery } from '@tanstack/react-query';
import {
  moreOwnOrdersQuery,
  ownOrderQuery,
  ownOrdersQuery,
  ownOrdersStep,
  type AppOrder,
} from '../../shared/orders/order-queries.ts';
import { useGuest } from '../use-guest.ts';

/** The newest of the guest's orders, newest first; nothing is read for nobody. */
export function useOwnOrders() {
  const isGuest = useGuest() !== null;
  return useQuery({ ...ownOrdersQuery, enabled: isGuest });
}

/** As many of them as the guest has asked for. */
export function useShownOrders(limit: number) {
  const isGuest = useGuest() !== null;
  const isFirst = limit <= ownOrdersStep;
  const newest = useQuery({ ...ownOrdersQuery, enabled: isGuest && isFirst });
  const more = useQuery({ ...moreOwnOrdersQuery(limit), enabled: isGuest && !isFirst });
  return isFirst ? newest : { ...more, data: more.data ?? newest.data };
}

/** One of the guest's orders, among the newest or however old; null: there is no such order. */
export function useOwnOrder(id: number | undefined) {
  const newest = useOwnOrders();
  const among = newest.data?.find((own) => own.id === id);
  const isOlder = newest.data !== undefined && !among && id !== undefined;
  const older = useQuery({ ...ownOrderQuery(id ?? 0), enabled: isOlder });
  const query = isOlder ? older : newest;
  return {
    order: among ?? older.data?.[0] ?? (id === undefined || older.data ? null : undefined),
    query,
  };
}

/** The guest's orders that something can still happen to. */
export function useActiveOrders(): readonly AppOrder[] {
  const { data = [] } = useOwnOrders();
  return data.filter(({ status }) => !isOrderClosed(status));
}
