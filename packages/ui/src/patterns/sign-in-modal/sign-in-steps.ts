/** Why a step was not done, in words for the guest. */
export interface SignInRefusal {
  readonly text: string;
  /** Until it may be tried again, where that is known. */
  readonly retryAfterSeconds?: number | null | undefined;
}

/** What came of sending a code. */
export type SendCodeResult =
  | {
      readonly kind: 'sent';
      /** `resendInSeconds`: until the next may be asked for. */
      readonly sent: { readonly resendInSeconds: number };
    }
  | { readonly kind: 'refused'; readonly refusal: SignInRefusal };

/** What came of a code. `unknown-guest` opens registration. */
export type CheckCodeResult =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'unknown-guest' }
  | { readonly kind: 'refused'; readonly refusal: SignInRefusal };

export interface Registration {
  name: string;
  /** `''` when left out. */
  email: string;
  isSubscribed: boolean;
}

/** What came of registering; a refusal may belong to one of the fields. */
export type RegisterResult =
  | { readonly kind: 'registered' }
  /** Says nothing by itself: the application leads back to signing in. */
  | { readonly kind: 'already-registered' }
  | {
      readonly kind: 'refused';
      readonly refusal: SignInRefusal;
      readonly field?: 'name' | 'email' | undefined;
    };
