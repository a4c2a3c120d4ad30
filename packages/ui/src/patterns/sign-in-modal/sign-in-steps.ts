/** What came of sending a code. */
export type SendCodeResult =
  | {
      status: 'sent';
      /** Until the next may be asked for. */ retryAfterSeconds?: number | undefined;
    }
  | { status: 'failed'; message: string; retryAfterSeconds?: number | undefined };

/** What came of a code. `unknown-guest` opens registration. */
export type CheckCodeResult =
  | { status: 'signed-in' }
  | { status: 'unknown-guest' }
  | { status: 'wrong-code'; message: string }
  | { status: 'failed'; message: string };

export interface Registration {
  name: string;
  /** `''` when left out. */
  email: string;
  isSubscribed: boolean;
}

/** What came of registering; a message may belong to one of the fields. */
export type RegisterResult =
  | { status: 'registered' }
  | { status: 'failed'; message: string; field?: 'name' | 'email' | undefined };
