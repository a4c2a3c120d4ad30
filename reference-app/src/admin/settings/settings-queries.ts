import type { PortalSettings } from '@portal/domain/portal';
import { queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** Key of all settings. */
export const settingsKey = ['settings', 'all'] as const;

/** All settings, those among them that guests do not read. */
export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: async ({ signal }): Promise<PortalSettings> =>
    (await staffPortal.settings.get({}, { signal })).settings,
  meta: personal,
});
