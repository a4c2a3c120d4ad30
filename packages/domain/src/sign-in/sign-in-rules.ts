/** At most `points` within `windowSeconds` of the first. */
export interface Budget {
  readonly points: number;
  readonly windowSeconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long sessions live. */
export const sessionRules = {
  guest: { idleSeconds: 30 * day, maxSeconds: 90 * day },
  staff: { idleSeconds: 12 * hour, maxSeconds: 12 * hour },
  /** Begun with a code that the browser made. */
  legacy: { idleSeconds: hour, maxSeconds: hour },
  /** Begun with a code that the reception read out. */
  readOut: { idleSeconds: day, maxSeconds: day },
  /** While it is used, a session's idle end moves on this often. */
  touchSeconds: minute,
  /** Longest time a dead session may still be believed by a cache. */
  checkedWithinSeconds: 5,
} as const;

/** The rules of signing in by SMS. Settings of a portal may change the marked ones. */
export const signInRules = {
  /** A business rule of the product; a setting. */
  codeDigits: 4,
  /** Digits of a code on a day the failed checks of its phone or of the whole portal are used up. */
  codeDigitsUnderAttack: 6,
  /** How long a code can be entered. */
  challengeSeconds: 5 * minute,
  /** Checks that all codes of a phone and of who asks share within `challengeSeconds` of the first. */
  checksPerPhone: 3,
  /** How long a right code of an unknown phone allows one registration. */
  registrationRightSeconds: 10 * minute,
  /** Wait before the 2nd, 3rd, 4th, … code that one asks for a phone; the last value repeats. */
  resendLadderSeconds: [5, 30, 60, 120],
  /** Time without a request after which the ladder starts anew; a sign-in does that at once. */
  resendResetSeconds: 10 * minute,
  /** Of one network, or of one known device. */
  codesPerPhone: [
    { points: 5, windowSeconds: 10 * minute },
    { points: 10, windowSeconds: day },
  ],
  /** Of all strangers together, and of all known devices. */
  codesPerPhoneOfAll: { points: 30, windowSeconds: day },
  codesPerAddress: [
    { points: 20, windowSeconds: hour },
    { points: 50, windowSeconds: day },
  ],
  /** Each a setting. Past those of an address it waits; past the others codes are longer. */
  failedChecks: {
    /** Of all strangers together, and of all known devices. */
    perPhone: { points: 10, windowSeconds: day },
    perAddress: { points: 20, windowSeconds: hour },
    perPortal: { points: 200, windowSeconds: day },
  },
  /** SMS the portal sends in a day; a setting. */
  smsPerDay: 1_000,
  /** Share of them that is kept from strangers, for phones with an account and the hotel's own networks. */
  smsReservedShare: 0.4,
  /** Share of all of them that is spent when staff are alerted. */
  smsWarningShare: 0.8,
  /** Share of what strangers have of them that is spent when staff are alerted. */
  smsUnknownDevicesWarningShare: 0.5,
  /** The role every registration gets. */
  registrationRole: 'user',
} as const satisfies Record<
  string,
  | number
  | string
  | readonly number[]
  | Budget
  | readonly Budget[]
  | Readonly<Record<string, Budget>>
>;

/** The rules of staff sign-in. */
export const staffSignInRules = {
  /**
   * Failures at one account after which the answer is 429: of one network, of one known device, and of
   * who is signed in and changes the password. As many of everybody together only slow.
   */
  failuresPerId: { points: 5, windowSeconds: 15 * minute },
  /** Failures of one network after which the answer is 429, known devices apart. */
  failuresPerAddress: { points: 20, windowSeconds: 15 * minute },
  /** How long a try at one account waits at most. */
  slowestTrySeconds: 5,
} as const satisfies Record<string, Budget | number>;

/** The rules of device cookies, by which whoever has signed in before is told from strangers. */
export const knownDeviceRules = {
  /** How long a device is known after its last sign-in. */
  seconds: 365 * day,
  /** Accounts that one browser is known to; the one that has not signed in for longest goes first. */
  accountsMax: 12,
} as const;

/** How many codes a member of staff reads out to guests in an hour. */
export const readOutRules = {
  perHour: { points: 10, windowSeconds: hour },
  /** While SMS fail or are spent. */
  perHourWithoutSms: { points: 60, windowSeconds: hour },
} as const satisfies Record<string, Budget>;

/** A console that nobody uses is locked, and goes on ringing. */
export const consoleLockRules = {
  /** A setting. */
  idleSeconds: 30 * minute,
  /** Past this without a key or a pointer, calls of a page say that nobody asked for them. */
  unattendedSeconds: minute,
  /** How a call says so: it does not keep the console unlocked. */
  unattendedHeader: 'x-unattended',
} as const;

/**
 * Seconds that a stranger's try at a staff account waits.
 * @param failures wrong passwords for that account within the window, whoever typed them.
 */
export function passwordDelaySeconds(failures: number): number {
  const { failuresPerId, slowestTrySeconds } = staffSignInRules;
  return Math.min(slowestTrySeconds, Math.max(0, failures - failuresPerId.points + 1));
}

/**
 * How many SMS of a day go to strangers: to devices that have not signed in to the phone and are not in the
 * hotel's own network.
 */
export function smsOfUnknownDevices(smsPerDay: number): number {
  return Math.round(smsPerDay * (1 - signInRules.smsReservedShare));
}

/**
 * Seconds until a phone may ask for its next code.
 * @param codesSent codes sent since the ladder last started anew, 1 or more.
 */
export function resendDelaySeconds(codesSent: number): number {
  const ladder = signInRules.resendLadderSeconds;
  return ladder[Math.min(codesSent, ladder.length) - 1] ?? ladder[0];
}
