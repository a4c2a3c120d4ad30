import {
  defaultPhonePolicy,
  sessionRules,
  signInRules,
  type Budget,
  type PhonePolicy,
  type SignInSettings,
} from '@portal/domain';
import type { Environment } from '../../config/environment.ts';

/** How many digits a sign-in code has. */
export type CodeDigits = 4 | 6;

/** How long a session lives unused, and at most. */
export interface SessionLifetime {
  readonly idleSeconds: number;
  readonly maxSeconds: number;
}

/** The rules of signing in that can be chosen, and what the installation allows. */
export interface AuthSettings {
  readonly codeDigits: CodeDigits;
  /** Whose phones may sign in. */
  readonly phonePolicy: PhonePolicy;
  /** SMS the portal sends in one day of the hotel. */
  readonly smsPerDay: number;
  readonly codesPerAddress: readonly Budget[];
  readonly failedChecks: Readonly<Record<'perPhone' | 'perAddress' | 'perPortal', Budget>>;
  readonly sessions: Readonly<Record<'guest' | 'staff' | 'legacy', SessionLifetime>>;
  /** Whether codes made in the browser are believed, which is never safe. */
  readonly legacyBrowserCodes: boolean;
  /** Whether every code is shown in the chat of staff, for a trial without SMS. */
  readonly codesInStaffChat: boolean;
}

/** The rules of the domain with what staff have chosen: each is what it is when it is asked for. */
export function authSettings(
  environment: Pick<Environment, 'LEGACY_BROWSER_CODES' | 'TELEGRAM_SIGNIN_CODES'>,
  chosen: () => SignInSettings,
): AuthSettings {
  const [perHour, perDay] = signInRules.codesPerAddress;
  const { perPhone, perAddress, perPortal } = signInRules.failedChecks;
  return {
    get codeDigits() {
      return chosen().codeDigits;
    },
    get phonePolicy() {
      return { ...defaultPhonePolicy, countries: chosen().countries };
    },
    get smsPerDay() {
      return chosen().smsPerDay;
    },
    get codesPerAddress() {
      const { codesPerAddressPerHour, codesPerAddressPerDay } = chosen();
      return [
        { ...perHour, points: codesPerAddressPerHour },
        { ...perDay, points: codesPerAddressPerDay },
      ];
    },
    get failedChecks() {
      const { failedChecksPerPhonePerDay, failedChecksPerAddressPerHour, failedChecksPerDay } =
        chosen();
      return {
        perPhone: { ...perPhone, points: failedChecksPerPhonePerDay },
        perAddress: { ...perAddress, points: failedChecksPerAddressPerHour },
        perPortal: { ...perPortal, points: failedChecksPerDay },
      };
    },
    get sessions() {
      const { guest, staff, legacy } = sessionRules;
      return { guest, legacy, staff: { ...staff, idleSeconds: chosen().staffIdleMinutes * 60 } };
    },
    legacyBrowserCodes: environment.LEGACY_BROWSER_CODES,
    codesInStaffChat: environment.TELEGRAM_SIGNIN_CODES,
  };
}
