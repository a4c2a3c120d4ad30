/** The longest that anything waits because the other side asks for it; then it is asked once more. */
export const maxPauseSeconds = 3_600;

/** When a row whose delivery failed is tried again: by the back-off, after so many seconds ({@link maxPauseSeconds} at most), or never. */
export type Retry = 'by-back-off' | 'never' | { readonly afterSeconds: number };

/** A delivery that failed in a known way. Anything else that is thrown is retried by the back-off. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly retry: Retry;

  /**
   * @param message - what happened, for the person who reads the list of what could not be delivered;
   *   it is stored, so it names no phone, code or text.
   */
  constructor(message: string, retry: Retry, cause?: unknown) {
    super(message, { cause });
    this.retry = retry;
  }
}

/** Delivering a row has to wait, although nothing failed: it goes back as if it had not been tried. */
export class RescheduledDelivery extends Error {
  override readonly name = 'RescheduledDelivery';
  /** When it may be tried. */
  readonly at: Date;

  constructor(at: Date) {
    super(`not before ${at.toISOString()}`);
    this.at = at;
  }
}
