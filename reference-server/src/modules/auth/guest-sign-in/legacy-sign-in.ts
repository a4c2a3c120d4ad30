import type { Database } from '../../../db/database.ts';
import { lockGuest } from '../../guests/lock-guest.ts';
import type { AccountRepository } from '../account/account-repository.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { beginSession, type SessionCaller } from '../session/begin-session.ts';
import type { CodeOutcome } from '../sms-code/check-code.ts';

/**
 * Signs a guest in on the phone alone, as portals do whose browser makes the code and compares it. It lets
 * anybody in as anybody.
 */
export function createLegacySignIn(
  prisma: Database['prisma'],
  accounts: Pick<AccountRepository, 'guestByPhone'>,
  settings: AuthSettings,
) {
  return async function signInUnproven(
    phone: string,
    caller: SessionCaller,
  ): Promise<Extract<CodeOutcome, { kind: 'signed-in' | 'unknown-phone' | 'closed' }>> {
    const guest = await accounts.guestByPhone(phone);
    if (!guest) return { kind: 'unknown-phone', isReadOut: false };
    if (!guest.approved) return { kind: 'closed' };
    const account = { guestId: guest.id };
    const session = await prisma.$transaction(async (transaction) => {
      await lockGuest(transaction, guest.id);
      return beginSession(transaction, settings, {
        ...{ account, caller },
        kind: 'legacy',
        now: new Date(),
      });
    });
    return { kind: 'signed-in', guest, session, isReadOut: false };
  };
}
