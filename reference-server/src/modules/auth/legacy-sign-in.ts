import type { Database } from '../../db/database.ts';
import type { AccountStore } from './account-store.ts';
import type { AuthSettings } from './auth-settings.ts';
import { beginSession, type SessionCaller } from './begin-session.ts';
import type { CodeOutcome } from './check-code.ts';

/**
 * Signs a guest in on the phone alone, as portals do whose browser makes the code and compares it. It lets
 * anybody in as anybody.
 */
export function createLegacySignIn(
  prisma: Database['prisma'],
  accounts: Pick<AccountStore, 'guestByPhone'>,
  settings: AuthSettings,
) {
  return async function signInUnproven(
    phone: string,
    caller: SessionCaller,
  ): Promise<Extract<CodeOutcome, { kind: 'signed-in' | 'unknown-phone' | 'closed' }>> {
    const guest = await accounts.guestByPhone(phone);
    if (!guest) return { kind: 'unknown-phone' };
    if (!guest.approved) return { kind: 'closed' };
    const session = await beginSession(prisma, settings, {
      account: { guestId: guest.id },
      kind: 'legacy',
      caller,
      now: new Date(),
    });
    return { kind: 'signed-in', guest, session };
  };
}
