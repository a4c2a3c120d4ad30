import { createECDH, generateKeyPairSync } from 'node:crypto';
import * as z from 'zod';
import { readOrCreateFile } from './stored-secrets.ts';

/** The key pair by which push services know the portal. */
export interface VapidKeys {
  /** 65 bytes of P-256 in base64url: browsers subscribe with it. */
  readonly publicKey: string;
  /** 32 bytes in base64url. */
  readonly privateKey: string;
}

const vapidKeysSchema = z
  .object({
    publicKey: z.string(),
    privateKey: z.string(),
  })
  .refine(areOnePair);

/** Whether the public key is the private key's. */
export function areOnePair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/**
 * The pair stored in the data folder, made at the first start.
 *
 * @throws Error when the file does not hold one, saying what to do.
 */
export function readOrCreateVapidKeys(dataDir: string): Promise<VapidKeys> {
  return readOrCreateFile(dataDir, {
    fileName: 'vapid.json',
    schema: vapidKeysSchema,
    generate: generateVapidKeys,
    whose: 'keys for push notifications',
    costOfNewOnes: 'every device has to switch notifications on again',
  });
}

function generateVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
