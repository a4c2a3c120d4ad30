import { timeLimit } from './time-limit.ts';

/** What the limiter asks of a client of the `redis` package. */
export interface RateLimitClient {
  readonly isReady: boolean;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

const answerMilliseconds = 500;
const cooldownMilliseconds = 5000;

/**
 * The same client, which fails where the real one would let its caller wait: while it is not connected,
 * and for a while after an answer did not come in time.
 */
export function createPromptRateLimitClient(client: RateLimitClient): RateLimitClient {
  let timedOutAt = -Infinity;
  const limit = timeLimit(answerMilliseconds);
  limit.onTimeout(() => (timedOutAt = Date.now()));
  return {
    get isReady() {
      return client.isReady && Math.abs(Date.now() - timedOutAt) >= cooldownMilliseconds;
    },
    eval: (script, options) => limit.execute(() => client.eval(script, options)),
  };
}
