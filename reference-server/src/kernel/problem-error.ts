import type { ProblemCode, ProblemDetail } from '@portal/domain';

/** What a refusal says beyond its code. */
export interface ProblemOptions {
  readonly details?: ProblemDetail[];
  readonly retryAfterSeconds?: number;
  /** Values for the placeholders of the code's text. */
  readonly params?: Readonly<Record<string, string>>;
  /** A text that replaces the code's own, e.g. the one a provider gave. */
  readonly text?: string;
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
