import { PortalDisabledError, RefusedError } from '@portal/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logError } from './errors/log-error.ts';
import { portalSettingKey } from './portal-setting/portal-setting-query.ts';

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

/**
 * What nobody could expect stands in the browser's console, once: after the last repeat. A query whose `meta` has
 * the words of its `failure` says them, whatever has failed.
 */
function noteFailure(error: Error, what: unknown, failure?: unknown): void {
  noticeMaintenance(error);
  if (typeof failure === 'string') logError(failure, error);
  else if (mayPass(error)) logError(`${String(what)} failed:`, error);
}

/** What was read stays on screen while it is read again; refusals are not tried twice. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey: [what], meta }) => noteFailure(error, what, meta?.['failure']),
  }),
  mutationCache: new MutationCache({ onError: (error) => noteFailure(error, 'change') }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
