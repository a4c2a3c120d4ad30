import ky, { type AfterResponseState, type Options } from 'ky';
import { readRefusal } from './reply/read-reply.ts';

/** Repeats of a call that got no answer from the portal. */
const maxRetries = 2;
/** Repeats while the first of several same calls is still being done. */
const maxWaits = 10;
const waitSeconds = 1;

/** What a proxy says while the portal behind it is away. */
const awayStatuses: readonly number[] = [408, 502, 503, 504];

/** Options of a call that is sent once, whatever comes of it. */
export const withoutRetry = { retry: 0 } as const satisfies Options;

/**
 * Options of a call that does no harm when it is sent again. What the portal itself answers is an
 * answer, also a refusal; only `IDEMPOTENCY_IN_PROGRESS` means that the answer is still being made.
 */
export const withRetry = {
  retry: {
    limit: maxWaits,
    methods: ['get', 'post', 'put', 'delete'],
    shouldRetry: ({ retryCount }) => (retryCount > maxRetries ? false : undefined),
    jitter: true,
  },
  hooks: { afterResponse: [retryWhileAway] },
} satisfies Options;

async function retryWhileAway({
  response,
  retryCount,
}: AfterResponseState): Promise<ReturnType<typeof ky.retry> | undefined> {
  const refusal = await readRefusal(response);
  if (refusal?.code === 'IDEMPOTENCY_IN_PROGRESS') {
    const delay = (refusal.retryAfterSeconds ?? waitSeconds) * 1000;
    return retryCount < maxWaits ? ky.retry({ delay }) : undefined;
  }
  const isAway = refusal === null && awayStatuses.includes(response.status);
  return isAway && retryCount < maxRetries ? ky.retry() : undefined;
}
