import type { ProviderHealth } from '../../ports/provider-health.ts';
import type { RestaurantError } from '../../ports/restaurant-error.ts';
import type { RestaurantReserves } from '../../ports/restaurant-reserves.ts';
import type { Restaurant } from '../../ports/restaurant.ts';
import { createObserver } from '../providers/observe-providers.ts';

function observerFor(health: ProviderHealth) {
  return createObserver<RestaurantError>(health, 'iiko', (error) =>
    error.kind === 'refused' ? undefined : { text: describe(error) },
  );
}

/** Decorator that reports the outcome of each query of the restaurant to provider health. */
export function observeRestaurant(restaurant: Restaurant, health: ProviderHealth): Restaurant {
  const observed = observerFor(health);

  return {
    ...restaurant,
    getOrganizations: () => observed(restaurant.getOrganizations()),
    getTerminalGroups: (ids) => observed(restaurant.getTerminalGroups(ids)),
    getSections: (ids) => observed(restaurant.getSections(ids)),
    getNomenclature: (id) => observed(restaurant.getNomenclature(id)),
    getMenus: () => observed(restaurant.getMenus()),
    getMenu: (request) => observed(restaurant.getMenu(request)),
    getStopList: (ids) => observed(restaurant.getStopList(ids)),
  };
}

/** The same for its reserves. */
export function observeReserves(
  reserves: RestaurantReserves,
  health: ProviderHealth,
): RestaurantReserves {
  const observed = observerFor(health);
  return {
    ...reserves,
    createReserve: (request) => observed(reserves.createReserve(request)),
    reserveStatus: (...question) => observed(reserves.reserveStatus(...question)),
    cancelReserve: (...command) => observed(reserves.cancelReserve(...command)),
    commandStatus: (...question) => observed(reserves.commandStatus(...question)),
    sectionsWorkload: (...question) => observed(reserves.sectionsWorkload(...question)),
  };
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
