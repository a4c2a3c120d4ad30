import { RefusedError } from '@portal/client';
import { QueryClient } from '@tanstack/react-query';

/** What was read stays on screen while it is read again; refusals are not tried twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < 2 && !(error instanceof RefusedError && error.status < 500),
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
