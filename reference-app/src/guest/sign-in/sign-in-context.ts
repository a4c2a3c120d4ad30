import { createContext, use } from 'react';

/** Signing in on the guest side. */
export interface SignIn {
  /** The window is open, or the guest is just being welcomed. */
  readonly isPending: boolean;
  /** Opens the window over whatever the guest is doing. */
  ask(): void;
}

/** See {@link useSignIn}. */
export const SignInContext = createContext<SignIn | null>(null);

/** Lets a page ask the guest to sign in at the moment it is needed. */
export function useSignIn(): SignIn {
  const signIn = use(SignInContext);
  if (!signIn) throw new Error('useSignIn needs a SignInProvider above it.');
  return signIn;
}
