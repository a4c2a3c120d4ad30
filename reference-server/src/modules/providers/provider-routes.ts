import { fetchProviders, providerNames, type ProviderAttributes } from '@portal/domain/providers';
import { implement, type Route } from '../../kernel/route.ts';
import type { ProviderHealthRepository } from './provider-health-repository.ts';

const neverUsed: ProviderAttributes = {
  state: 'unknown',
  since: null,
  lastError: null,
  lastErrorAt: null,
  lastWorkedAt: null,
};

/** The call that says how the providers are doing. */
export function providerRoutes(repository: Pick<ProviderHealthRepository, 'read'>): Route[] {
  return [
    implement(fetchProviders, async () => {
      const statuses = await repository.read();
      const data = providerNames.map((id) => {
        const health = statuses.find(({ provider }) => provider === id);
        if (!health) return { id, attributes: neverUsed };
        const { state, since, lastError, lastErrorAt, lastWorkedAt } = health;
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
