import { fetchProviders, providerNames, type ProviderAttributes } from '@portal/domain';
import { implement, type Route } from '../../kernel/route.ts';
import type { ProviderHealthStore } from './provider-health-store.ts';

const neverUsed: ProviderAttributes = {
  state: 'unknown',
  since: null,
  lastError: null,
  lastErrorAt: null,
  lastWorkedAt: null,
};

/** The call that says how the providers are doing. */
export function providerRoutes(store: Pick<ProviderHealthStore, 'read'>): Route[] {
  return [
    implement(fetchProviders, async () => {
      const standings = await store.read();
      const data = providerNames.map((id) => {
        const standing = standings.find(({ provider }) => provider === id);
        if (!standing) return { id, attributes: neverUsed };
        const { state, since, lastError, lastErrorAt, lastWorkedAt } = standing;
        return {
          id,
          attributes: {
            state,
            since: since.toISOString(),
            lastError,
            lastErrorAt: lastErrorAt && lastErrorAt.toISOString(),
            lastWorkedAt: lastWorkedAt && lastWorkedAt.toISOString(),
          },
        };
      });
      return { status: 200, body: { providers: { data } } };
    }),
  ];
}
