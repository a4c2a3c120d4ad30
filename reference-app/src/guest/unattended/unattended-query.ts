import { unattendedChange, type Unattended, type WaitingKind } from '@portal/domain/unattended';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portal } from '../../shared/portal.ts';
import { personal } from '../../shared/orders/order-queries.ts';
import { useGuest } from '../use-guest.ts';

const unattendedQuery = queryOptions({
  queryKey: ['attention'],
  queryFn: async ({ signal }): Promise<readonly Unattended[]> =>
    (await portal.unattended.list({}, { signal })).attention,
  meta: personal,
});

/** Whether nobody is there to see an own order or ticket, and whom to call; null when all is well. */
export function useUnattended(kind: WaitingKind, id: number): Unattended | null {
  const client = useQueryClient();
  const isGuest = useGuest() !== null;
  const { data = [] } = useQuery({ ...unattendedQuery, enabled: isGuest });

  useEffect(
    () =>
      portal.live.on(
        unattendedChange,
        () => void client.invalidateQueries({ queryKey: unattendedQuery.queryKey }),
      ),
    [client],
  );

  return data.find((one) => one.kind === kind && one.id === id) ?? null;
}
