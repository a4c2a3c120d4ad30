import type { PaymentState } from '@portal/domain/server';

/** Seconds between one look at the provider and the next; the last one repeats. */
const pauseSeconds = [15, 60, 300, 900, 3600] as const;
const maxPauseSeconds = 3600;
const watchedMilliseconds = 24 * 3_600_000;

/** The provider lets a payment go that nobody confirmed in an hour; a minute later that can be read. */
const confirmationMilliseconds = 61 * 60_000;

/** A hold that has run out can be read as canceled this much later. */
const holdReserveMilliseconds = 30_000;

/** Clocks differ: what was made at the provider may seem to be older than its beginning here. */
export const clockReserveMilliseconds = 5 * 60_000;

/** How long the provider knows an idempotence key, with an hour's reserve for clocks that differ. */
const keyMilliseconds = 23 * 3_600_000;

/** After so many looks, some 20 min, staff hear that a refund is not answered for. */
export const unansweredChecks = 4;

/** What decides when something is looked at next. */
export interface Checked {
  readonly createdAt: Date;
  /** Looks taken so far. */
  readonly checkCount: number;
}

/** When to look at a refund next; it is owed, so it is never left alone. */
export function nextRefundCheck({ checkCount }: Checked, now: Date): Date {
  const seconds = pauseSeconds[checkCount] ?? maxPauseSeconds;
  return new Date(now.getTime() + seconds * 1000);
}

/** When staff are alerted that a hold expires: with a quarter of its time left. */
export function holdAlertAt({ createdAt, holdExpiresAt }: Held): Date | null {
  if (holdExpiresAt === null) return null;
  const end = holdExpiresAt.getTime();
  return new Date(end - (end - createdAt.getTime()) / 4);
}

type Held = { readonly createdAt: Date; readonly holdExpiresAt: Date | null };

/**
 * When to look at a live payment next: by the pauses, and at the moments when the provider lets it go or
 * staff have to hear of it. One that waits for the guest is left alone after 24 h, long after its hour at
 * the provider; held money and a payment without an answer never are.
 */
export function nextPaymentCheck(
  payment: Checked & { readonly status: PaymentState; readonly holdExpiresAt?: Date | null },
  now: Date,
): Date | null {
  const { createdAt, holdExpiresAt = null } = payment;
  const regular = nextRefundCheck(payment, now);
  const moments =
    payment.status === 'waiting_for_capture'
      ? [holdAlertAt({ createdAt, holdExpiresAt }), after(holdExpiresAt, holdReserveMilliseconds)]
      : [after(createdAt, confirmationMilliseconds)];
  const next = moments.reduce<Date>(
    (earliest, moment) => (moment && moment > now && moment < earliest ? moment : earliest),
    regular,
  );
  const watchedUntil = createdAt.getTime() + watchedMilliseconds;
  return payment.status === 'pending' && next.getTime() > watchedUntil ? null : next;
}

function after(moment: Date | null, milliseconds: number): Date | null {
  return moment && new Date(moment.getTime() + milliseconds);
}

/** Whether repeating a command that was first sent then could do it a second time. */
export function isKeyExpired(
  { createdAt }: Partial<Checked> & { createdAt: Date },
  now: Date,
): boolean {
  return now.getTime() - createdAt.getTime() > keyMilliseconds;
}
