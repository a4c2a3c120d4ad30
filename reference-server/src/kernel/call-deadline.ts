import type { Request, Response } from 'express';
import { ProblemError } from './replies/problem-error.ts';
import { sendProblem } from './replies/send.ts';

/** The time that an answer may take. */
export interface CallDeadline {
  /** Whether it is over, and the caller was answered so: whatever comes now has nobody to go to. */
  readonly isLate: boolean;
  end(): void;
}

/** Says that the portal is unavailable to who has not begun to be answered in time. */
export function beginDeadline(
  request: Request,
  response: Response,
  milliseconds: number,
): CallDeadline {
  let isLate = false;
  const timer = setTimeout(() => {
    if (response.headersSent) return;
    isLate = true;
    const late = new Error(`Not answered within ${milliseconds / 1000} s.`);
    const cause = Object.assign(late, { code: 'DEADLINE_EXCEEDED' });
    sendProblem(new ProblemError('UNAVAILABLE', { cause }), request, response);
  }, milliseconds);
  return {
    get isLate() {
      return isLate;
    },
    end() {
      clearTimeout(timer);
    },
  };
}
