import type { Account, SessionState } from '@portal/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { portal } from '../../app/portal.ts';

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

/**
 * Restores the session, connects live as whoever it is, and forgets what was read for somebody else
 * as soon as the session changes.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const state = useSession();
  const identity = identityOf(state);
  const previous = useRef(identity);

  useEffect(() => {
    portal.session.restore().catch(() => {
      // Shown where something is read; the session is asked for again when the page is back online.
    });
    function restoreAgain() {
      if (portal.session.state().status === 'unknown')
        void portal.session.restore().catch(() => {});
    }
    window.addEventListener('online', restoreAgain);
    return () => window.removeEventListener('online', restoreAgain);
  }, []);

  useEffect(() => {
    if (identity === 'unknown') return;
    portal.live.connect();
    if (previous.current !== 'unknown' && previous.current !== identity) {
      queryClient.removeQueries({ predicate: (query) => query.meta?.['personal'] === true });
    }
    previous.current = identity;
  }, [identity, queryClient]);

  return children;
}
