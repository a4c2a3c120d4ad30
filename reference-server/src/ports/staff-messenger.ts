import { ProviderError, type ProviderErrorDetails } from './provider-error.ts';

/** One message for the staff chat. */
export interface StaffMessage {
  readonly chatId: string;
  /** The topic of the chat; null for the chat itself. */
  readonly threadId: number | null;
  /** As people wrote it: nothing in it is markup. */
  readonly text: string;
  /** Sent without escaping, and without any way to read markup, for a text whose escaping was refused. */
  readonly isPlain?: boolean;
}

/** How fast messages may follow each other in one chat. */
export interface StaffChatPace {
  /** Between two messages at least. */
  readonly gapMilliseconds: number;
  /** In any time of `windowMilliseconds` at most so many. */
  readonly maxInWindow: number;
  readonly windowMilliseconds: number;
}

/** Writes into a chat of staff. */
export interface StaffMessenger {
  readonly pace: StaffChatPace;
  /** Longest text of one message, in UTF-16 units; a longer one has to be split. */
  readonly maxText: number;
  /**
   * Hands one message over. There is no idempotency key: sending again after an error whose
   * `mayHaveBeenSent` is true can put it into the chat twice.
   * @throws {StaffMessengerError} whenever the message was not taken for certain.
   */
  send(message: StaffMessage): Promise<void>;
}

/**
 * - `thread-missing`: the topic is closed, deleted or was never there; the chat itself may do
 * - `unparsable`: the markup was refused; the plain text may do
 * - `moved`: the chat has another id by now, `movedTo`
 * - `rate-limited`: too many messages; not before `retryAfterSeconds` have passed
 * - `auth`: our credentials are not accepted
 * - `no-access`: there is no such chat, or we may not write there
 * - `refused`: this message is not taken, however often it is sent
 * - `failed`: out of order, or no answer
 */
export type StaffMessengerErrorKind =
  | 'thread-missing'
  | 'unparsable'
  | 'moved'
  | 'rate-limited'
  | 'auth'
  | 'no-access'
  | 'refused'
  | 'failed';

export interface StaffMessengerErrorDetails extends ProviderErrorDetails<StaffMessengerErrorKind> {
  readonly mayHaveBeenSent?: boolean;
  readonly movedTo?: string;
}

/** The messenger did not take a message, or did not say that it did. */
export class StaffMessengerError extends ProviderError<StaffMessengerErrorKind> {
  override readonly name = 'StaffMessengerError';
  readonly mayHaveBeenSent: boolean;
  readonly movedTo: string | null;

  constructor(message: string, details: StaffMessengerErrorDetails) {
    super(message, details);
    this.mayHaveBeenSent = details.mayHaveBeenSent ?? false;
    this.movedTo = details.movedTo ?? null;
  }
}
