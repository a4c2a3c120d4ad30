import { orderCreate, orderStatusChange } from '@portal/domain/orders';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portal } from '../../shared/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useRinging } from '../orders/bell/use-ringing.ts';
import { useTitleCount } from '../orders/bell/use-title-count.ts';
import { staffPortal } from '../staff-portal.ts';

const askMilliseconds = 30_000;

/** Goes on ringing and counting while the console is locked, and says nothing of whose orders they are. */
export function LockedBell() {
  const { count } = useTexts();
  const { data, refetch } = useQuery({
    queryKey: ['waiting-orders'],
    queryFn: async ({ signal }) => (await staffPortal.orders.waiting({}, { signal })).waiting,
    refetchInterval: askMilliseconds,
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
  useEffect(() => {
    const ask = () => void refetch();
    const stops = [portal.live.on(orderCreate, ask), portal.live.on(orderStatusChange, ask)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [refetch]);
  const { new: waiting = 0, unopened = 0 } = data ?? {};
  useTitleCount(waiting);
  useRinging(unopened > 0);
  return <p role="status">{waiting > 0 && count('admin.lock.orders', waiting)}</p>;
}
