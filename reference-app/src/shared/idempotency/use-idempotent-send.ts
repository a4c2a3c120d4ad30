import { useRef } from 'react';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/**
 * Sends something under an idempotency key, the same one until it is answered: after a lost answer it
 * is not done twice. Whoever sends the same again after a refusal asks anew.
 */
export function useIdempotentSend() {
  const keyFor = useIdempotencyKey();
  const answers = useRef(0);
  return async function attempt<Sent, Answer>(
    sent: Sent,
    send: (sent: Sent, options: { readonly idempotencyKey: string }) => Promise<Answer>,
  ): Promise<Answer> {
    const idempotencyKey = keyFor([answers.current, sent]);
    const answer = await send(sent, { idempotencyKey });
    answers.current += 1;
    return answer;
  };
}
