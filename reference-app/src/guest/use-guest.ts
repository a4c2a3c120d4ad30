import type { Account, Unwrapped } from '@portal/client';
import type { Guest } from '@portal/domain/guests';
import { useSession } from '../shared/session/session-provider.tsx';

/** A guest's account. */
export type GuestAccount = Unwrapped<Guest>;

/** Who is on the guest side. Staff are nobody here: they order as guests like everybody else. */
export type GuestSession =
  | { readonly status: 'unknown'; readonly guest: null }
  | { readonly status: 'nobody'; readonly guest: null }
  | { readonly status: 'guest'; readonly guest: GuestAccount };

function isGuest(account: Account): account is GuestAccount {
  return account.role === 'user';
}

/** Who is on the guest side, as far as is known. */
export function useGuestSession(): GuestSession {
  const state = useSession();
  if (state.status === 'unknown') return { status: 'unknown', guest: null };
  if (state.status === 'signed-in' && isGuest(state.account)) {
    return { status: 'guest', guest: state.account };
  }
  return { status: 'nobody', guest: null };
}

/** The guest who is signed in, or null. */
export function useGuest(): GuestAccount | null {
  return useGuestSession().guest;
}
