/** At most `points` within `windowSeconds` of the first. */
export interface Budget {
  readonly points: number;
  readonly windowSeconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The rules of signing in by SMS. Settings of a portal may change the marked ones. */
export const signInRules = {
  /** A business rule of the product; a setting. */
  codeDigits: 4,
  /** Digits of a code on a day the whole portal's failed checks are used up. */
  codeDigitsUnderAttack: 6,
  /** How long a code can be entered. */
  challengeSeconds: 5 * minute,
  /** Checks that all codes of a phone share within `challengeSeconds` of the first. */
  checksPerPhone: 3,
  /** How long a right code of an unknown phone allows one registration. */
  registrationRightSeconds: 10 * minute,
  /** Wait before the 2nd, 3rd, 4th, … code of a phone; the last value repeats. */
  resendLadderSeconds: [5, 30, 60, 120],
  /** Quiet time after which the ladder starts anew; a sign-in does that at once. */
  resendQuietSeconds: 10 * minute,
  codesPerPhone: [
    { points: 5, windowSeconds: 10 * minute },
    { points: 10, windowSeconds: day },
  ],
  codesPerAddress: [
    { points: 20, windowSeconds: hour },
    { points: 50, windowSeconds: day },
  ],
  /** Each a setting. */
  failedChecks: {
    perPhone: { points: 10, windowSeconds: day },
    perAddress: { points: 20, windowSeconds: hour },
    perPortal: { points: 200, windowSeconds: day },
  },
  /** SMS the portal sends in a day; a setting. */
  smsPerDay: 1_000,
  /** Leading bits of an IPv6 address that count as one address. */
  ipv6PrefixBits: 56,
  /** The role every registration gets. */
  registrationRole: 'user',
} as const satisfies Record<
  string,
  number | string | readonly number[] | readonly Budget[] | Readonly<Record<string, Budget>>
>;

/** The rules of staff sign-in: failures after which the answer is 429. */
export const staffSignInRules = {
  failuresPerId: { points: 5, windowSeconds: 15 * minute },
  failuresPerAddress: { points: 20, windowSeconds: 15 * minute },
} as const satisfies Record<string, Budget>;

/** How long sessions live. */
export const sessionRules = {
  guest: { idleSeconds: 30 * day, maxSeconds: 90 * day },
  /** `idleSeconds` is a setting. */
  staff: { idleSeconds: 30 * minute, maxSeconds: 12 * hour },
  /** Begun with a code that the browser made. */
  legacy: { idleSeconds: hour, maxSeconds: hour },
  /** While it is used, a session's idle end moves on this often. */
  touchSeconds: minute,
  /** Longest time a dead session may still be believed by a cache. */
  checkedWithinSeconds: 5,
} as const;

/**
 * Seconds until a phone may ask for its next code.
 * @param codesSent codes sent since the ladder last started anew, 1 or more.
 */
export function resendDelaySeconds(codesSent: number): number {
  const ladder = signInRules.resendLadderSeconds;
  return ladder[Math.min(codesSent, ladder.length) - 1] ?? ladder[0];
}
