import { maxCallSeconds } from '@portal/domain/server';
import type { NextFunction, Request, Response } from 'express';
import { beginDeadline } from '../kernel/call-deadline.ts';
import { ProblemError } from '../kernel/replies/problem-error.ts';
import { picturePolicy } from './pages.ts';

/** A picture as it goes out. */
export interface SentPicture {
  readonly bytes: Uint8Array;
  readonly headers: {
    readonly 'Content-Type': string;
    readonly 'Cache-Control': string;
    readonly ETag: string;
  };
}

/** Answers with a picture, or with 404 where there is none, within the time that any call may take. */
export async function sendPicture(
  request: Request,
  response: Response,
  next: NextFunction,
  find: () => Promise<SentPicture | null>,
): Promise<void> {
  const deadline = beginDeadline(request, response, maxCallSeconds * 1000);
  try {
    const picture = await find();
    if (deadline.isLate) return;
    if (!picture) throw new ProblemError('NOT_FOUND');
    response.set({ ...picture.headers, 'Content-Security-Policy': picturePolicy });
    response.send(Buffer.from(picture.bytes));
  } catch (error) {
    if (!deadline.isLate) next(error);
  } finally {
    deadline.end();
  }
}
