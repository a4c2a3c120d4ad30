import { queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** Where one's own second factors are. */
export const securityPath = '/admin/security';

/** Second factors of one's own account. */
export const secondFactorsQuery = queryOptions({
  queryKey: ['own-second-factors'],
  queryFn: ({ signal }) => staffPortal.secondFactors.list({}, { signal }),
  staleTime: 0,
  meta: personal,
});
