import type { ProviderHealth, ProviderProblem } from '../../ports/provider-health.ts';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import type { RestaurantReserves } from '../../ports/restaurant-reserves.ts';
import type { Restaurant } from '../../ports/restaurant.ts';

/** How a question goes is told to those who look after the providers. */
type Reported = <Answer>(asking: Promise<Answer>) => Promise<Answer>;

function reportingTo(health: ProviderHealth): Reported {
  return async (asking) => {
    try {
      const answer = await asking;
      health.working('iiko');
      return answer;
    } catch (error) {
      if (error instanceof RestaurantError) {
        if (error.kind === 'refused') health.working('iiko');
        else health.trouble('iiko', problemOf(error));
      }
      throw error;
    }
  };
}

/** The same restaurant; how each reading of it goes is told to those who look after the providers. */
export function reportRestaurant(restaurant: Restaurant, health: ProviderHealth): Restaurant {
  const reported = reportingTo(health);

  return {
    ...restaurant,
    getOrganizations: () => reported(restaurant.getOrganizations()),
    getTerminalGroups: (ids) => reported(restaurant.getTerminalGroups(ids)),
    getSections: (ids) => reported(restaurant.getSections(ids)),
    getNomenclature: (id) => reported(restaurant.getNomenclature(id)),
    getMenus: () => reported(restaurant.getMenus()),
    getMenu: (request) => reported(restaurant.getMenu(request)),
    getStopList: (ids) => reported(restaurant.getStopList(ids)),
  };
}

/** The same for its reserves. */
export function reportReserves(
  reserves: RestaurantReserves,
  health: ProviderHealth,
): RestaurantReserves {
  const reported = reportingTo(health);
  return {
    ...reserves,
    createReserve: (request) => reported(reserves.createReserve(request)),
    reserveStatus: (...question) => reported(reserves.reserveStatus(...question)),
    cancelReserve: (...command) => reported(reserves.cancelReserve(...command)),
    commandStatus: (...question) => reported(reserves.commandStatus(...question)),
    sectionsWorkload: (question) => reported(reserves.sectionsWorkload(question)),
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
