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
  return {
    get isReady() {
      return client.isReady && Math.abs(Date.now() - timedOutAt) >= cooldownMilliseconds;
    },
    async eval(script, options) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          timedOutAt = Date.now();
          reject(new Error(`No answer came within ${answerMilliseconds} ms.`));
        }, answerMilliseconds);
      });
      try {
        return await Promise.race([client.eval(script, options), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
