import type { PaymentState } from '@portal/domain';

/** Seconds between one look at the provider and the next; the last one repeats. */
const pauseSeconds = [15, 60, 300, 900, 3600] as const;
const longestPauseSeconds = 3600;
const watchedMilliseconds = 24 * 3_600_000;

/** Clocks differ: what was made at the provider may seem to be older than its beginning here. */
export const clockReserveMilliseconds = 5 * 60_000;

/** How long the provider knows an idempotence key, with an hour's reserve for clocks that differ. */
const keyMilliseconds = 23 * 3_600_000;

/** What decides when something is looked at next. */
export interface Checked {
  readonly createdAt: Date;
  /** Looks taken so far. */
  readonly checkCount: number;
}

/** When to look at a refund next; it is owed, so it is never left alone. */
export function nextRefundCheck({ checkCount }: Checked, now: Date): Date {
  const seconds = pauseSeconds[checkCount] ?? longestPauseSeconds;
  return new Date(now.getTime() + seconds * 1000);
}

/**
 * When to look at a live payment next. One that waits for the guest is left alone after 24 h, long
 * after its hour at the provider; held money and a payment without an answer never are.
 */
export function nextPaymentCheck(
  payment: Checked & { readonly status: PaymentState },
  now: Date,
): Date | null {
  const next = nextRefundCheck(payment, now);
  const watchedUntil = payment.createdAt.getTime() + watchedMilliseconds;
  return payment.status === 'pending' && next.getTime() > watchedUntil ? null : next;
}

/** Whether repeating a command with its key could do it a second time. */
export function isKeyForgotten({ createdAt }: Checked, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > keyMilliseconds;
}
