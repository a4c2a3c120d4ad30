import { signInRules } from '@portal/domain/sign-in';
import type { Database } from '../../../db/database.ts';
import type { GuestRow } from './account-row.ts';
import { secondsAfter } from '../attempts/attempt-budgets.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { beginSession, type BegunSession, type SessionCaller } from '../session/begin-session.ts';
import { registerProven, registerUnproven, type NewGuest } from './registration-repository.ts';

/** What became of a registration. */
export type RegistrationOutcome =
  | { readonly kind: 'registered'; readonly guest: GuestRow; readonly session: BegunSession }
  | { readonly kind: 'already-registered' }
  | { readonly kind: 'unproven' };

/** Registers guests and begins their first session, both or neither. */
export function createRegistrations(prisma: Database['prisma'], settings: AuthSettings) {
  async function firstSession(
    transaction: Parameters<typeof beginSession>[0],
    guest: GuestRow,
    kind: 'guest' | 'legacy' | 'readOut',
    caller: SessionCaller,
    now: Date,
  ): Promise<RegistrationOutcome> {
    const account = { guestId: guest.id };
    const session = await beginSession(transaction, settings, { account, kind, caller, now });
    return { kind: 'registered', guest, session };
  }

  return {
    /** Registers the phone that the holder of the challenge has proven. */
    async registerProven(
      guest: NewGuest,
      challengeId: string,
      caller: SessionCaller,
    ): Promise<RegistrationOutcome> {
      const now = new Date();
      const provenSince = secondsAfter(now, -signInRules.registrationRightSeconds);
      return prisma.$transaction(async (transaction) => {
        const [registration] = await registerProven(
          transaction,
          storedGuest(guest),
          challengeId,
          now,
          provenSince,
        );
        if (!registration?.isProven) return { kind: 'unproven' };
        const { created } = registration;
        if (!created) return { kind: 'already-registered' };
        const row = { ...created, createdAt: new Date(created.createdAt) };
        const kind = registration.isReadOut ? 'readOut' : 'guest';
        return firstSession(transaction, row, kind, caller, now);
      });
    },

    /** Registers a phone on its holder's word alone. */
    async registerUnproven(guest: NewGuest, caller: SessionCaller): Promise<RegistrationOutcome> {
      const now = new Date();
      return prisma.$transaction(async (transaction) => {
        const [created] = await registerUnproven(transaction, storedGuest(guest), now);
        if (!created) return { kind: 'already-registered' };
        return firstSession(transaction, created, 'legacy', caller, now);
      });
    },
  };
}

function storedGuest(guest: NewGuest): string {
  return JSON.stringify({ ...guest, role: signInRules.registrationRole });
}
