import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** What only the browser knows of its subscription, in base64url. */
export interface BrowserKeys {
  privateKey: string;
  p256dh: string;
  auth: string;
}

const saltBytes = 16;
const recordSizeBytes = 4;
const tagBytes = 16;
const lastRecord = 2;

/**
 * Reads an `aes128gcm` message as the browser would. One record holds all of it.
 * @source protocols/webpush.md, section 2; RFC 8188 and RFC 8291
 * @throws Error when it was not encrypted for these keys.
 */
export function decryptMessage(body: Buffer, keys: BrowserKeys): string {
  const salt = body.subarray(0, saltBytes);
  const keyStart = saltBytes + recordSizeBytes + 1;
  const keyEnd = keyStart + (body[keyStart - 1] ?? 0);
  const serverKey = body.subarray(keyStart, keyEnd);
  const sealed = body.subarray(keyEnd, -tagBytes);

  const browser = createECDH('prime256v1');
  browser.setPrivateKey(keys.privateKey, 'base64url');
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    Buffer.from(keys.p256dh, 'base64url'),
    serverKey,
  ]);
  const auth = Buffer.from(keys.auth, 'base64url');
  const secret = derive(browser.computeSecret(serverKey), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);

  const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-tagBytes));
  const padded = Buffer.concat([opening.update(sealed), opening.final()]);
  const end = padded.lastIndexOf(lastRecord);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) {
    throw new Error('The message does not end as its last record must.');
  }
  return padded.subarray(0, end).toString('utf8');
}

function derive(key: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
}
