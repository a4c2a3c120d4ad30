import type { Sandbox } from '../sandbox/sandbox.ts';
import { createIikoRestaurant } from '../src/adapters/iiko/iiko-restaurant.ts';
import { closedAddress } from '../src/adapters/testing/stub-provider.ts';
import type { Restaurant } from '../src/ports/restaurant.ts';

/** The restaurant that a sandbox plays, for a test to look at what is asked of it. */
export function restaurantOf({ endpoints }: Pick<Sandbox, 'endpoints'>): Restaurant {
  return createIikoRestaurant(endpoints.iiko);
}

/** A restaurant that nobody can reach. */
export async function unreachableRestaurant(): Promise<Restaurant> {
  return createIikoRestaurant({
    baseUrl: await closedAddress(),
    credentials: { apiLogin: 'nobody hears it' },
  });
}
