import { madeUpPasswordSeconds } from '@portal/domain/server';
import type { Database } from '../../../db/database.ts';
import type { StaffRow } from '../account/account-row.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { beginSession, type BegunSession, type SessionCaller } from '../session/begin-session.ts';
import type {
  RequestedFactors,
  PresentedFactor,
  SecondFactorAttempts,
} from '../second-factor/second-factor-attempt.ts';
import type {
  PasswordAttemptOutcome,
  PasswordAttempts,
  SignInPassword,
  TooManyPasswords,
} from './password-attempt.ts';

/** An id and a password that somebody has typed, and a second factor where they were asked for one. */
export interface PasswordEntry extends SignInPassword {
  readonly caller: SessionCaller;
  readonly factor?: PresentedFactor | null;
}

/** What an id and a password led to. */
export type PasswordOutcome =
  | {
      readonly kind: 'signed-in';
      readonly staff: Extract<PasswordAttemptOutcome, { kind: 'match' }>['staff'];
      readonly session: BegunSession;
      /** Nothing else is open to them before. */
      readonly mustEnrol: boolean;
    }
  | { readonly kind: 'no-match' }
  /** The password is right, and a second factor is missing or wrong. */
  | { readonly kind: 'factor-required' | 'factor-wrong'; readonly requested: RequestedFactors }
  | { readonly kind: 'factor-waits'; readonly retryAfterSeconds: number }
  /** It is right, and the portal made it up too long ago. */
  | { readonly kind: 'expired' }
  | TooManyPasswords;

/** What signing staff in works with. */
export interface StaffSignInOptions {
  readonly prisma: Database['prisma'];
  readonly settings: AuthSettings;
  readonly passwords: Pick<PasswordAttempts, 'signIn'>;
  readonly factors: SecondFactorAttempts;
}

/**
 * Signs staff in by their passwords and, where the account has one, a second factor. A right password alone
 * stays counted as a failed try: whoever guesses passwords gets no more of them by that.
 */
export function createStaffSignIn({ prisma, settings, passwords, factors }: StaffSignInOptions) {
  /** Why a second factor is not enough; null when it is, or when the account has none. */
  async function refusalOf(
    staffId: string,
    factor: PresentedFactor | null,
    address: string,
  ): Promise<Exclude<PasswordOutcome, { kind: 'signed-in' }> | null> {
    if (factor === null) {
      return { kind: 'factor-required', requested: await factors.request(staffId, 'sign-in') };
    }
    const attempt = await factors.try({ staffId, address }, factor, 'sign-in');
    if (attempt.kind === 'right') return null;
    if (attempt.kind === 'waits') return { ...attempt, kind: 'factor-waits' };
    return { kind: 'factor-wrong', requested: await factors.request(staffId, 'sign-in') };
  }

  return async function signInStaff({
    caller,
    factor = null,
    ...typed
  }: PasswordEntry): Promise<PasswordOutcome> {
    const attempt = await passwords.signIn(typed);
    if (attempt.kind !== 'match') return attempt;
    const { staff } = attempt;
    const hasFactor = await factors.has(staff.id);
    const refusal = hasFactor ? await refusalOf(staff.id, factor, typed.address) : null;
    if (refusal) return refusal;
    const now = new Date();
    const session = await prisma.$transaction(async (transaction) => {
      // It may have got another password while this one was being compared.
      if (!(await attempt.confirm(transaction, hasFactor ? 2 : 1))) return 'no-match';
      if (isOver(staff, now)) return 'expired';
      return beginSession(transaction, settings, {
        account: { staffId: staff.id },
        kind: 'staff',
        caller,
        now,
      });
    });
    if (typeof session === 'string') return { kind: session };
    const mustEnrol = !hasFactor && settings.needsSecondFactor(staff.role);
    return { kind: 'signed-in', staff, session, mustEnrol };
  };
}

function isOver({ passwordMadeUpAt }: StaffRow, now: Date): boolean {
  if (passwordMadeUpAt === null) return false;
  return now.getTime() - passwordMadeUpAt.getTime() >= madeUpPasswordSeconds * 1000;
}
