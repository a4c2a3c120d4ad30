import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

const messageSchema = z.object({
  phone: z.string(),
  text: z.string(),
  clientAddress: z.string(),
  expiresAt: z.coerce.date(),
});

/** An SMS that waits to be sent. */
export type QueuedMessage = z.output<typeof messageSchema>;

/** Keeps queued messages unreadable in the database. */
export interface MessageSeal {
  seal(challengeId: string, message: QueuedMessage): string;
  /** @throws Error when the text was not sealed here for this challenge. */
  open(challengeId: string, sealed: string): QueuedMessage;
}

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** A seal under a key of its own, derived from the pepper. */
export function createMessageSeal(pepper: string): MessageSeal {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'portal queued sms', keyBytes));
  return {
    seal(challengeId, message) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(challengeId));
      const text = Buffer.concat([
        sealing.update(JSON.stringify(message), 'utf8'),
        sealing.final(),
      ]);
      return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64');
    },
    open(challengeId, sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const nonce = bytes.subarray(0, nonceBytes);
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(challengeId))
        .setAuthTag(tag);
      const text = Buffer.concat([
        opening.update(bytes.subarray(nonceBytes + tagBytes)),
        opening.final(),
      ]);
      return messageSchema.parse(JSON.parse(text.toString('utf8')));
    },
  };
}
