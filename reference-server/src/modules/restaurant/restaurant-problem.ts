import type { TextKey } from '@portal/domain/texts';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import { providerProblem } from '../providers/provider-problem.ts';

/**
 * Turns a failure of the restaurant's system into a refusal of the call, with the text it gave itself or
 * else the call's own.
 */
export function asRestaurantProblem(
  error: unknown,
  text: TextKey & `restaurant.${string}`,
  params: Readonly<Record<string, string | number>> = {},
): unknown {
  if (!(error instanceof RestaurantError)) return error;
  return providerProblem(error, { text: error.description ?? text, params });
}
