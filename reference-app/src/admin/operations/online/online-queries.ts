import type { VisitorsHere } from '@portal/domain/presence';
import { queryOptions } from '@tanstack/react-query';
import { personal } from '../../../shared/orders/order-queries.ts';
import { staffPortal } from '../../staff-portal.ts';

/** Key of who has the portal open. */
export const onlineKey = ['online'] as const;

/** Who has the portal open, with names. */
export const onlineQuery = queryOptions({
  queryKey: onlineKey,
  queryFn: ({ signal }): Promise<VisitorsHere> => staffPortal.presence.list({}, { signal }),
  meta: personal,
});
