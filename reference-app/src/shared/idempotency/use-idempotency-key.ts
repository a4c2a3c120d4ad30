import { randomId } from '@portal/client';
import { useRef } from 'react';

/**
 * Gives what is sent its idempotency key: the same one while the same is sent again, as after a lost
 * answer, and a new one for anything else.
 */
export function useIdempotencyKey(): (sent: unknown) => string {
  const last = useRef<{ readonly written: string; readonly key: string } | null>(null);
  return (sent) => {
    const written = JSON.stringify(sent);
    if (last.current?.written !== written) last.current = { written, key: randomId() };
    return last.current.key;
  };
}
