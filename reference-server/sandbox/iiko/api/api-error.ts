import { randomUUID } from 'node:crypto';
import type { Answer } from '../../answer.ts';

/** An error as iiko words it, in the one body all its calls share. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;

  constructor(status: number, description: string, code: string | null = null) {
    super(description);
    this.status = status;
    this.code = code;
  }

  toAnswer(): Answer {
    return {
      status: this.status,
      body: { correlationId: randomUUID(), errorDescription: this.message, error: this.code },
    };
  }
}
