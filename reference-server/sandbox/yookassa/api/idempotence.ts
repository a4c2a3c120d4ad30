import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { Answer } from '../../answer.ts';
import type { SandboxContext } from '../../provider.ts';
import { invalidRequest } from './api-error.ts';

const storedMilliseconds = 24 * 60 * 60 * 1000;

interface StoredOutcome {
  requestHash: string;
  answer: Answer;
  at: string;
}

/**
 * Does a command once per `Idempotence-Key`: the same request within 24 h gets the first outcome
 * again as it was then, another request with the same key is refused. A refused request has done
 * nothing, so nothing of it is kept.
 */
export type OncePerKey = (request: Request, command: () => Answer) => Answer;

export function createOncePerKey({ state, clock }: SandboxContext): OncePerKey {
  const outcomes = state.collection<StoredOutcome>('yookassa-idempotence-keys');

  return (request, command) => {
    const key = readKey(request);
    const requestHash = hashOf(request);
    const stored = outcomes.get(key);
    const isFresh = stored && Date.parse(stored.at) + storedMilliseconds > clock.now().getTime();
    if (isFresh && stored.requestHash !== requestHash) {
      throw invalidRequest('Idempotence key duplicated', 'Idempotence-Key');
    }
    if (isFresh) return stored.answer;
    const answer = command();
    if (answer.status === 200) {
      outcomes.put(key, { requestHash, answer, at: clock.now().toISOString() });
    }
    return answer;
  };
}

function readKey(request: Request): string {
  const key = request.get('idempotence-key');
  if (!key) throw invalidRequest('Idempotence key is missing', 'Idempotence-Key');
  if (key.length > 64) throw invalidRequest('Idempotence key is too long', 'Idempotence-Key');
  if (!/^[0-9a-zA-Z+_.-]+$/.test(key)) {
    throw invalidRequest('Idempotence key has forbidden characters', 'Idempotence-Key');
  }
  return key;
}

function hashOf(request: Request): string {
  const request_ = [request.method, request.path, request.body as unknown];
  return createHash('sha256').update(JSON.stringify(request_)).digest('hex');
}
