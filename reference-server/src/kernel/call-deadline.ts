import type { Request, Response } from 'express';
import { ProblemError } from './replies/problem-error.ts';
import { sendProblem } from './replies/send.ts';

/** The time that an answer may take. */
export type CallDeadline = ReturnType<typeof beginDeadline>;

/** Says that the portal is unavailable to who has not begun to be answered in time. */
export function beginDeadline(request: Request, response: Response, milliseconds: number) {
  let isLate = false;
  const timer = setTimeout(() => {
    if (response.headersSent) return;
    isLate = true;
    const late = new Error(`Not answered within ${milliseconds / 1000} s.`);
    const cause = Object.assign(late, { code: 'DEADLINE_EXCEEDED' });
    sendProblem(new ProblemError('UNAVAILABLE', { cause }), request, response);
  }, milliseconds);
  return {
    /** Whether it is over, and the caller was answered so: whatever comes now has nobody to go to. */
    get isLate(): boolean {
      return isLate;
    },
    end() {
      clearTimeout(timer);
    },
  };
}
