/** What the limiter asks of a client of the `redis` package. */
export interface RateLimitClient {
  readonly isReady: boolean;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

const answerMilliseconds = 500;
const quietMilliseconds = 5000;

/**
 * The same client, which fails where the real one would let its caller wait: while it is not connected,
 * and for a while after an answer did not come in time.
 */
export function createPromptRateLimitClient(client: RateLimitClient): RateLimitClient {
  let quietSince = -Infinity;
  return {
    get isReady() {
      return client.isReady && Math.abs(Date.now() - quietSince) >= quietMilliseconds;
    },
    async eval(script, options) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          quietSince = Date.now();
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
