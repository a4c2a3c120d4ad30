import { queryOptions, useQuery } from '@tanstack/react-query';
import { portal } from '../portal.ts';

/** Key of the portal's settings. */
export const portalSettingKey = ['portal-setting'] as const;

/** Contacts, flags and payment systems of the portal. */
export const portalSettingQuery = queryOptions({
  queryKey: portalSettingKey,
  queryFn: async ({ signal }) => (await portal.settings.get({}, { signal })).status,
  staleTime: 5 * 60_000,
});

/** The settings, or undefined until they are read. */
export function usePortalSetting() {
  return useQuery(portalSettingQuery).data;
}
