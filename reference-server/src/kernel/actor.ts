import { guestIdentity, staffIdentity } from '@portal/domain/audit';
import type { Endpoint, StaffRole } from '@portal/domain/contract';

/** A guest with a live session. */
export interface GuestActor {
  readonly role: 'guest';
  readonly id: number;
  readonly sessionId: string;
  /**
   * When the session began, where it may show nothing older: the reception read its code out, and the account
   * was there before.
   */
  readonly seesSince?: Date;
}

/** Why staff who are signed in may do next to nothing: the code of the refusal. */
export type StaffRestriction =
  | 'CONSOLE_LOCKED'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'SECOND_FACTOR_ENROLMENT_REQUIRED';

/** A member of staff with a live session; the role is the account's, not the token's. */
export interface StaffActor<R extends StaffRole = StaffRole> {
  readonly role: R;
  readonly id: string;
  readonly sessionId: string;
  /** When they signed in, or said again who they are. */
  readonly confirmedAt: Date;
  /** Until this is done, nothing else may be. */
  readonly restriction?: StaffRestriction;
}

/** Whoever stands behind a session. */
export type Actor =
  | GuestActor
  | StaffActor<'admin'>
  | StaffActor<'moderator'>
  | StaffActor<'banquet'>;

/** The actors an endpoint lets in; null where no session is needed. */
export type ActorOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? Actor | null
  : Extract<Actor, { role: keyof E['access'] }>;

/** Name of an account on the live connection, in audit entries and in idempotency keys. */
export function identityOf(actor: Actor): string {
  return actor.role === 'guest' ? guestIdentity(actor.id) : staffIdentity(actor.id);
}
