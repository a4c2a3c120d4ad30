import {
  defaultPhonePolicy,
  sessionRules,
  signInRules,
  type Budget,
  type PhonePolicy,
} from '@portal/domain';
import type { Environment } from '../../config/environment.ts';

/** How many digits a sign-in code has. */
export type CodeDigits = 4 | 6;

/** How long a session lives unused, and at most. */
export interface SessionLifetime {
  readonly idleSeconds: number;
  readonly maxSeconds: number;
}

/** What an installation may choose of the rules of signing in. */
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
}

/** The rules of the domain with what the environment chooses. */
export function authSettings(environment: Environment): AuthSettings {
  const [perHour, perDay] = signInRules.codesPerAddress;
  const { perPhone, perAddress, perPortal } = signInRules.failedChecks;
  return {
    codeDigits: environment.OTP_DIGITS === 6 ? 6 : signInRules.codeDigits,
    phonePolicy: defaultPhonePolicy,
    smsPerDay: environment.SMS_DAILY_BUDGET,
    codesPerAddress: [
      { ...perHour, points: environment.SMS_PER_ADDRESS_PER_HOUR },
      { ...perDay, points: environment.SMS_PER_ADDRESS_PER_DAY },
    ],
    failedChecks: {
      perPhone: { ...perPhone, points: environment.OTP_FAILED_CHECKS_PER_PHONE_PER_DAY },
      perAddress: { ...perAddress, points: environment.OTP_FAILED_CHECKS_PER_ADDRESS_PER_HOUR },
      perPortal: { ...perPortal, points: environment.OTP_FAILED_CHECKS_PER_DAY },
    },
    sessions: {
      guest: sessionRules.guest,
      staff: { ...sessionRules.staff, idleSeconds: environment.STAFF_IDLE_MINUTES * 60 },
      legacy: sessionRules.legacy,
    },
    legacyBrowserCodes: environment.LEGACY_BROWSER_CODES,
  };
}
