import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps texts unreadable in the database. */
export type Seal = ReturnType<typeof createSeal>;

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** A seal under a key of its own, derived from the pepper. @param purpose - another key for each. */
export function createSeal(pepper: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', purpose, keyBytes));
  return {
    /** @param owner - what the text belongs to: it opens for nothing else. */
    seal(owner: string, text: string): string {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64');
    },
    /** @throws Error when the text was not sealed here for this owner. */
    open(owner: string, sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64');
      const nonce = bytes.subarray(0, nonceBytes);
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const text = Buffer.concat([
        opening.update(bytes.subarray(nonceBytes + tagBytes)),
        opening.final(),
      ]);
      return text.toString('utf8');
    },
  };
}
