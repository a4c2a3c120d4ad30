import { expect, test } from 'vitest';
import { RestaurantError, type RestaurantErrorDetails } from '../../ports/restaurant-error.ts';
import { asRestaurantProblem } from './restaurant-problem.ts';

const ours = 'restaurant.menus.failed';
const theirs = 'Too many requests.';

test.each<[RestaurantErrorDetails, object]>([
  [
    { kind: 'failed', failure: 'answered' },
    { code: 'PROVIDER_ERROR', options: { text: ours } },
  ],
  [
    { kind: 'refused', failure: 'answered', description: theirs },
    { code: 'PROVIDER_ERROR', options: { text: theirs } },
  ],
  [
    { kind: 'failed', failure: 'unreachable' },
    { code: 'PROVIDER_UNAVAILABLE', options: { text: ours, retryAfterSeconds: 10 } },
  ],
  [
    { kind: 'failed', failure: 'timed-out' },
    { code: 'PROVIDER_TIMEOUT', options: { text: ours } },
  ],
  [
    { kind: 'rate-limited', failure: 'answered', description: theirs, retryAfterSeconds: 7 },
    { code: 'PROVIDER_UNAVAILABLE', options: { text: theirs, retryAfterSeconds: 7 } },
  ],
])('%j is refused as %j', (details, problem) => {
  expect(asRestaurantProblem(new RestaurantError('x', details), ours)).toMatchObject(problem);
});

test('what is not the restaurant’s fault stays what it is', () => {
  const fieldError = new TypeError('ours');
  expect(asRestaurantProblem(fieldError, ours)).toBe(fieldError);
});
