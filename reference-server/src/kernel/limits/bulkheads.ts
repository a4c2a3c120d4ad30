import { bulkhead, isBulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import type { ProblemCode } from '@portal/domain/contract';
import { ProblemError } from '../replies/problem-error.ts';

/**
 * A bulkhead for each of many keys, which is there while somebody is in it.
 *
 * @returns What has work done when its turn at a key comes; rejected with `BulkheadRejectedError` where too many are
 * waiting there already.
 */
export function createBulkheads(maxAtATime: number, maxWaiting: number) {
  const policies = new Map<string, BulkheadPolicy>();
  return async <Done>(key: string, work: () => Promise<Done>): Promise<Done> => {
    const policy = policies.get(key) ?? bulkhead(maxAtATime, maxWaiting);
    policies.set(key, policy);
    try {
      return await policy.execute(work);
    } finally {
      const { executionSlots, queueSlots } = policy;
      const isEmpty = executionSlots === maxAtATime && queueSlots === maxWaiting;
      if (isEmpty && policies.get(key) === policy) policies.delete(key);
    }
  };
}

/** For a `catch`: refuses work that found its bulkhead full; other errors stay what they are. */
export function whenFull(code: ProblemCode, retryAfterSeconds: number) {
  return (error: unknown): never => {
    if (!isBulkheadRejectedError(error)) throw error;
    throw new ProblemError(code, { retryAfterSeconds, cause: error });
  };
}
