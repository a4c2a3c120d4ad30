import * as z from 'zod';
import { createSeal } from '../seal.ts';

const messageSchema = z.object({
  phone: z.string(),
  text: z.string(),
  clientAddress: z.string(),
  expiresAt: z.coerce.date(),
});

/** An SMS that waits to be sent. */
export type QueuedMessage = z.output<typeof messageSchema>;

/** Keeps queued messages unreadable in the database. */
export type MessageSeal = ReturnType<typeof createMessageSeal>;

/** A seal under a key of its own, derived from the pepper. */
export function createMessageSeal(pepper: string) {
  const { seal, open } = createSeal(pepper, 'portal queued sms');
  return {
    seal: (challengeId: string, message: QueuedMessage): string =>
      seal(challengeId, JSON.stringify(message)),
    /** @throws Error when the text was not sealed here for this challenge. */
    open: (challengeId: string, sealed: string): QueuedMessage =>
      messageSchema.parse(JSON.parse(open(challengeId, sealed))),
  };
}
