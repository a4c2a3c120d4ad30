import type { ProblemCode, ProblemDetail } from '@portal/domain/contract';

/**
 * What is wrong with a field. Where `message` is a text of the catalogue (`issue.noRoom`) instead of words, it is worded
 * in the caller's language, with `params` for its placeholders.
 */
export interface RefusedField extends ProblemDetail {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/** What a refusal says beyond its code. */
export interface ProblemOptions {
  readonly details?: RefusedField[];
  readonly retryAfterSeconds?: number;
  /** A text that replaces the code's own, e.g. the one a provider gave, or one of the catalogue. */
  readonly text?: string;
  /** Values for the placeholders of the text. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
}

/** A refusal that any handler may raise; the kernel turns it into the error body of the contract. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly options: ProblemOptions;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.text ?? code, { cause: options.cause });
    this.code = code;
    this.options = options;
  }
}
