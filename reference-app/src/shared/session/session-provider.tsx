import type { Account, SessionState } from '@portal/client';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { portal } from '../portal.ts';

const restoreAgainMilliseconds = 5_000;

function identityOf(state: SessionState): string {
  return state.status === 'signed-in' ? `${state.account.role}:${state.account.id}` : state.status;
}

/** Who is signed in, as React state. */
export function useSession(): SessionState {
  return useSyncExternalStore(portal.session.subscribe, portal.session.state);
}

/** The account of the session, or null. */
export function useAccount(): Account | null {
  const state = useSession();
  return state.status === 'signed-in' ? state.account : null;
}

const RestoreError = createContext<unknown>(null);

/** Why it could not be learned yet whose session this is; null while nothing went wrong, and once it is known. */
export function useRestoreError(): unknown {
  const error = useContext(RestoreError);
  return useSession().status === 'unknown' ? error : null;
}

/** Asks whose session this is until there is an answer, sooner when the browser is online again. */
function restoreUntilKnown(onError: (error: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function restore(): Promise<void> {
    clearTimeout(timer);
    try {
      await portal.session.restore();
    } catch (error) {
      onError(error);
      timer = setTimeout(() => void restore(), restoreAgainMilliseconds);
    }
  }

  function restoreNow(): void {
    if (portal.session.state().status === 'unknown') void restore();
  }

  restoreNow();
  window.addEventListener('online', restoreNow);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', restoreNow);
  };
}

/**
 * Restores the session, and forgets what was read for somebody else as soon as it changes.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [restoreError, setRestoreError] = useState<unknown>(null);

  useEffect(() => restoreUntilKnown(setRestoreError), []);

  useEffect(() => {
    let previous = identityOf(portal.session.state());
    // Not in an effect of the change: by then what is shown to the next person is being read, and would be forgotten.
    return portal.session.subscribe((state) => {
      const identity = identityOf(state);
      if (identity === 'unknown') return;
      if (previous !== 'unknown' && previous !== identity) {
        queryClient.removeQueries({ predicate: (query) => query.meta?.['personal'] === true });
      }
      previous = identity;
    });
  }, [queryClient]);

  return <RestoreError value={restoreError}>{children}</RestoreError>;
}
