import type { PortalSettings } from '@portal/domain/portal';
import { queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** Key of all settings. */
export const settingsKey = ['settings', 'all'] as const;

/** All settings, those among them that guests do not read. */
export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }): Promise<PortalSettings> => staffPortal.settings.read({ signal }),
  meta: personal,
});
