import type { StaffRole } from '@portal/domain/contract';
import { defaultPhonePolicy, type PhonePolicy } from '@portal/domain/phone';
import type { HotelNetworks, PortalSettings } from '@portal/domain/portal';
import type { Budget } from '@portal/domain/server';
import { sessionRules, signInRules } from '@portal/domain/sign-in';
import type { Environment } from '../../config/environment.ts';

/** How many digits a sign-in code has. */
export type CodeDigits = 4 | 6;

/** How long a session lives unused, and at most. */
interface SessionLifetime {
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
  /** The ceilings of each of the hotel's own networks. */
  readonly hotelNetworks: HotelNetworks;
  readonly sessions: Readonly<Record<'guest' | 'staff' | 'legacy' | 'readOut', SessionLifetime>>;
  /** After so long without use a console is locked. */
  readonly consoleIdleSeconds: number;
  /** Whether an account of this role may not be without a second factor. */
  needsSecondFactor(role: StaffRole): boolean;
  /** Whether codes made in the browser are believed, which is never safe. */
  readonly legacyBrowserCodes: boolean;
  /** Whether every code is shown in the chat of staff, for a trial without SMS. */
  readonly codesInStaffChat: boolean;
}

/**
 * The rules of the domain with what staff have chosen: each is what it is when it is asked for.
 * @param isDemo - a portal for this machine alone, or a show room: its admins need no second factor.
 */
export function authSettings(
  environment: Pick<Environment, 'LEGACY_BROWSER_CODES' | 'TELEGRAM_SIGNIN_CODES'>,
  settings: () => Pick<PortalSettings, 'signIn' | 'hotelNetworks'>,
  isDemo = true,
): AuthSettings {
  const chosen = () => settings().signIn;
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
    get hotelNetworks() {
      return settings().hotelNetworks;
    },
    sessions: sessionRules,
    get consoleIdleSeconds() {
      return chosen().staffIdleMinutes * 60;
    },
    needsSecondFactor: (role) => chosen().secondFactorForAll || (role === 'admin' && !isDemo),
    legacyBrowserCodes: environment.LEGACY_BROWSER_CODES,
    codesInStaffChat: environment.TELEGRAM_SIGNIN_CODES,
  };
}
