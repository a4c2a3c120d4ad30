import { backOffSeconds } from '../../kernel/back-off.ts';
import type { StaffMessengerError } from '../../ports/staff-messenger.ts';

/** What is known of a notice that was not told. */
export interface FailedNotification {
  /** How long ago it was written. */
  readonly ageHours: number;
  /** How many attempts may have arrived, the last one included if it may. */
  readonly unsureAttempts: number;
  /** How long it has been failing, in seconds; 0 at the first failure. */
  readonly failingSeconds: number;
  /** How often it has failed for certain, this time included. */
  readonly ownFailures: number;
  /** How often in a row the chat has failed, this time included. */
  readonly chatFailures: number;
  /** Whether it was sent together with others. */
  readonly isDigest: boolean;
}

/** What becomes of it: given up, tried apart from the others, or tried again. */
export type RetryDecision =
  | { readonly kind: 'dead-letter' }
  | { readonly kind: 'separate' }
  | {
      readonly kind: 'retry';
      /** Nothing is written into the chat for so long. */
      readonly pauseSeconds: number;
      /** The notice itself waits for so long, and the others go on. */
      readonly asideSeconds: number;
    };

/** A notification that could not be sent for so long becomes a dead letter for staff to send again. */
const deadLetterAfterHours = 24;
/** While the chat is closed to us, a person has to do something first. */
const closedPauseSeconds = 60;
/** Trying costs little, and what waits goes out soon after Telegram is back. */
const maxPauseSeconds = 30;
/** After that a notice lets the others go first: with the pace it holds them up for a minute at most. */
const blockingSeconds = 50;
/** And comes back after so long. */
const asideSeconds = 60;
/**
 * An attempt that may have arrived is followed by two more at most: each may put the same into the chat again.
 * After the first, everybody waits, as Telegram itself is likely away and what came first is to be sent
 * first; after the second the others go on, and the last is made when Telegram is back, or then.
 */
const unsureWaits = [
  { pauseSeconds: 20, asideSeconds: 0 },
  { pauseSeconds: 1, asideSeconds: 300 },
] as const;

/** Decides what becomes of a notice that the chat has not taken. */
export function decideRetry(error: StaffMessengerError, notice: FailedNotification): RetryDecision {
  const { ageHours, unsureAttempts, failingSeconds, chatFailures, isDigest } = notice;
  const isLasting = error.kind === 'failed' || error.kind === 'auth' || error.kind === 'no-access';
  if (!isLasting) return { kind: isDigest ? 'separate' : 'dead-letter' };
  if (ageHours >= deadLetterAfterHours) return { kind: 'dead-letter' };
  if (error.kind !== 'failed') {
    return { kind: 'retry', pauseSeconds: closedPauseSeconds, asideSeconds: 0 };
  }
  if (error.mayHaveBeenSent) {
    const wait = unsureWaits[unsureAttempts - 1];
    return wait ? { kind: 'retry', ...wait } : { kind: 'dead-letter' };
  }
  const pauseSeconds = Math.min(backOffSeconds(chatFailures), maxPauseSeconds);
  if (isChatFailing(notice)) return { kind: 'retry', pauseSeconds, asideSeconds: 0 };
  const blockingLeft = blockingSeconds - failingSeconds;
  if (blockingLeft > 0) {
    return { kind: 'retry', pauseSeconds: Math.min(pauseSeconds, blockingLeft), asideSeconds: 0 };
  }
  // It may be this notice alone that is not taken: the next one is tried at once.
  return { kind: 'retry', pauseSeconds: 1, asideSeconds };
}

/** Whether others have failed too since the chat last took anything: nothing is gained by letting them go first. */
export function isChatFailing({ ownFailures, chatFailures }: FailedNotification): boolean {
  return chatFailures > ownFailures;
}

/** Whether so many attempts may have arrived that no further one is made, whatever ended the last. */
export function isExhausted(unsureAttempts: number): boolean {
  return unsureAttempts > unsureWaits.length + 1;
}
