import type { ProviderHealth } from '../../ports/provider-health.ts';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import type { RestaurantReserves } from '../../ports/restaurant-reserves.ts';
import type { Restaurant } from '../../ports/restaurant.ts';
import { observeProvider } from '../providers/observe-providers.ts';

/** The same restaurant, or its reserves, each of whose calls reports its outcome to provider health. */
export function observeRestaurant<Provider extends Restaurant | RestaurantReserves>(
  provider: Provider,
  health: ProviderHealth,
): Provider {
  return observeProvider(provider, {
    name: 'iiko',
    health,
    error: RestaurantError,
    problemOf: (error) => (error.kind === 'refused' ? undefined : { text: describe(error) }),
  });
}

function describe({ kind, failure, description }: RestaurantError): string {
  if (kind === 'auth') return 'iiko не принимает ключ доступа';
  if (kind === 'rate-limited') return 'iiko просит спрашивать реже';
  switch (failure) {
    case 'unreachable':
      return 'iiko недоступна';
    case 'timed-out':
      return 'iiko не отвечает вовремя';
    case 'answered':
      return description ?? 'iiko отвечает ошибкой';
  }
}
