import type { ReserveState } from '@portal/domain/banquets';

const second = 1000;
const minute = 60 * second;

/** Between one look at a command and the next; the last one repeats. */
const pauses = [0.5, 0.5, 1, 2, 4, 8, 15, 30, 60, 300] as const;
const maxPauseSeconds = 300;

/** A reserve that stands is compared with the banquet often in the days before it, and rarely until then. */
const comingMilliseconds = 14 * 24 * 60 * minute;
const comparedEvery = 5 * minute;
const comparedSeldom = 6 * 60 * minute;

/** A reserve that was sent and that nobody there knows has not arrived after that. */
export const lostMilliseconds = minute;

/** How long an answer of the restaurant is waited for before a person is asked to send again. */
export const timeoutMilliseconds = 60 * minute;

/** What decides when a reserve is looked at next. */
export interface WatchedReserve {
  readonly state: ReserveState;
  /** Looks taken since the state last changed. */
  readonly checkCount: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** It was refused or called off, and a till that was away may still make it. */
  readonly isUncertain?: boolean;
}

/** When to look at a reserve next; null: no more. */
export function nextReserveCheck(reserve: WatchedReserve, now: Date): Date | null {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  switch (reserve.state) {
    case 'sent':
    case 'canceling':
      return after((pauses[reserve.checkCount] ?? maxPauseSeconds) * second);
    case 'accepted': {
      const { comingUntil, soon, later } = comparisonTimes(now);
      if (reserve.endsAt <= now) return null;
      return reserve.startsAt < comingUntil ? soon : later;
    }
    case 'refused':
    case 'canceled':
      return reserve.isUncertain && reserve.endsAt > now ? after(comparedEvery) : null;
    case 'queued':
      return null;
  }
}

/** When a reserve that stands is compared next: `soon` where its banquet begins before `comingUntil`. */
export function comparisonTimes(now: Date): { comingUntil: Date; soon: Date; later: Date } {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  return {
    comingUntil: after(comingMilliseconds),
    soon: after(comparedEvery),
    later: after(comparedSeldom),
  };
}
