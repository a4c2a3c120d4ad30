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
