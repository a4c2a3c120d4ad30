import { useRef } from 'react';
import { useAttemptKey } from './use-attempt-key.ts';

/**
 * Sends something under an idempotency key, the same one until it is answered: after a lost answer it
 * is not done twice. Whoever sends the same again after a refusal asks anew.
 */
export function useAttempt() {
  const keyFor = useAttemptKey();
  const answers = useRef(0);
  return async function attempt<Sent, Answer>(
    sent: Sent,
    send: (sent: Sent, key: string) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await send(sent, keyFor([answers.current, sent]));
    answers.current += 1;
    return answer;
  };
}
