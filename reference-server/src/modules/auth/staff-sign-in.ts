import type { StaffRow } from './account-row.ts';
import type { AuthSettings } from './auth-settings.ts';
import { beginSession, type BegunSession, type SessionCaller } from './begin-session.ts';
import {
  createPasswordTrial,
  type PasswordTrialOptions,
  type TypedPassword,
} from './password-trial.ts';

/** An id and a password that somebody has typed. */
export interface PasswordEntry extends TypedPassword {
  readonly caller: SessionCaller;
}

/** What an id and a password led to. */
export type PasswordOutcome =
  | { readonly kind: 'signed-in'; readonly staff: StaffRow; readonly session: BegunSession }
  | { readonly kind: 'no-match' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** What signing staff in works with. */
export interface StaffSignInOptions extends PasswordTrialOptions {
  readonly settings: AuthSettings;
}

/** Signs staff in by their passwords. */
export function createStaffSignIn(options: StaffSignInOptions) {
  const { prisma, settings } = options;
  const tryPassword = createPasswordTrial(options);

  return async function signInStaff({ caller, ...typed }: PasswordEntry): Promise<PasswordOutcome> {
    const trial = await tryPassword(typed);
    if (trial.kind !== 'match') return trial;
    const { staff } = trial;
    const session = await prisma.$transaction(async (transaction) => {
      // It may have got another password while this one was being compared.
      if (!(await trial.confirm(transaction))) return null;
      return beginSession(transaction, settings, {
        account: { staffId: staff.id },
        kind: 'staff',
        caller,
        now: new Date(),
      });
    });
    return session ? { kind: 'signed-in', staff, session } : { kind: 'no-match' };
  };
}
