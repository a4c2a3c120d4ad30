import type { StaffRole } from '@portal/domain/contract';
import type { Online } from '@portal/domain/presence';

/** Who has the portal open now, on any instance. */
export interface Presence {
  /**
   * Whether the guest has a page in sight. A page that vanished without a word counts until its
   * connection is given up, 45 s at most.
   */
  isGuestHere(guestId: number): Promise<boolean>;
  /** Whether anybody with one of these roles has a page of the portal in sight. */
  isStaffHere(roles: readonly StaffRole[]): Promise<boolean>;
  /** Whether this member of staff has a page of the portal in sight. */
  isMemberHere(staffId: string): Promise<boolean>;
  /** Visitors, each once. */
  list(): Promise<Online>;
}

/** Names by identity, `user_<id>` or `admin_<id>`; of guests only where they are asked for. */
export type VisitorNames = (
  identities: readonly string[],
  options: { readonly withGuests: boolean },
) => Promise<ReadonlyMap<string, string>>;
