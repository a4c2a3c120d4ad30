import { PortalDisabledError, RefusedError } from '@portal/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { portalSettingKey } from '../shared/portal-setting/portal-setting-query.ts';

/** Maintenance has begun, whoever noticed it first: the settings say so to everybody. */
function noticeMaintenance(error: unknown): void {
  if (!(error instanceof PortalDisabledError)) return;
  void queryClient.invalidateQueries({ queryKey: portalSettingKey });
}

/** Whether the same question may be answered a moment later. */
function mayPass(error: Error): boolean {
  if (error instanceof PortalDisabledError) return false;
  return !(error instanceof RefusedError) || error.status >= 500;
}

/** What was read stays on screen while it is read again; refusals are not tried twice. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeMaintenance }),
  mutationCache: new MutationCache({ onError: noticeMaintenance }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
