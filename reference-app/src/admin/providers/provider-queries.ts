import type { Unwrapped } from '@portal/client';
import type { Provider } from '@portal/domain/providers';
import { queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** An outside system as the console holds it. */
export type AdminProvider = Unwrapped<Provider>;

/** Key of how the outside systems are doing. */
export const providersKey = ['providers'] as const;

/** How the outside systems are doing. Told live. */
export const providersQuery = queryOptions({
  queryKey: providersKey,
  queryFn: async ({ signal }): Promise<readonly AdminProvider[]> =>
    (await staffPortal.providers.list({}, { signal })).providers,
  meta: personal,
});
