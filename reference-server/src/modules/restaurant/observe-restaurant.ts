import type { ProviderHealth, ProviderProblem } from '../../ports/provider-health.ts';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import type { RestaurantReserves } from '../../ports/restaurant-reserves.ts';
import type { Restaurant } from '../../ports/restaurant.ts';

/** Reports the outcome of a query to provider health. */
type Observe = <Answer>(pending: Promise<Answer>) => Promise<Answer>;

function observeFor(health: ProviderHealth): Observe {
  return async (pending) => {
    try {
      const answer = await pending;
      health.working('iiko');
      return answer;
    } catch (error) {
      if (error instanceof RestaurantError) {
        if (error.kind === 'refused') health.working('iiko');
        else health.failed('iiko', problemOf(error));
      }
      throw error;
    }
  };
}

/** Decorator that reports the outcome of each query of the restaurant to provider health. */
export function observeRestaurant(restaurant: Restaurant, health: ProviderHealth): Restaurant {
  const observed = observeFor(health);

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
  const observed = observeFor(health);
  return {
    ...reserves,
    createReserve: (request) => observed(reserves.createReserve(request)),
    reserveStatus: (...question) => observed(reserves.reserveStatus(...question)),
    cancelReserve: (...command) => observed(reserves.cancelReserve(...command)),
    commandStatus: (...question) => observed(reserves.commandStatus(...question)),
    sectionsWorkload: (...question) => observed(reserves.sectionsWorkload(...question)),
  };
}

function problemOf({ kind, failure, description }: RestaurantError): ProviderProblem {
  if (kind === 'auth') return { text: 'iiko не принимает ключ доступа' };
  if (kind === 'rate-limited') return { text: 'iiko просит спрашивать реже' };
  switch (failure) {
    case 'unreachable':
      return { text: 'iiko недоступна' };
    case 'timed-out':
      return { text: 'iiko не отвечает вовремя' };
    case 'answered':
      return { text: description ?? 'iiko отвечает ошибкой' };
  }
}
