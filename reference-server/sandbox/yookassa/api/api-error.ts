import { randomUUID } from 'node:crypto';
import type { Answer } from '../../answer.ts';

const statusOf = {
  invalid_request: 400,
  invalid_credentials: 401,
  not_found: 404,
  too_many_requests: 429,
} as const;

export type ApiErrorCode = keyof typeof statusOf;

/** An error as the API words it. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly parameter: string | undefined;

  constructor(code: ApiErrorCode, description: string, parameter?: string) {
    super(description);
    this.code = code;
    this.parameter = parameter;
  }

  toAnswer(): Answer {
    return {
      status: statusOf[this.code],
      body: {
        type: 'error',
        id: randomUUID(),
        code: this.code,
        description: this.message,
        ...(this.parameter !== undefined && { parameter: this.parameter }),
        ...(this.code === 'too_many_requests' && { retry_after: 1000 }),
      },
    };
  }
}

export function invalidRequest(description: string, parameter: string): ApiError {
  return new ApiError('invalid_request', description, parameter);
}

export function notFound(what: string, id: string, parameter: string): ApiError {
  return new ApiError('not_found', `${what} ${id} does not exist`, parameter);
}
