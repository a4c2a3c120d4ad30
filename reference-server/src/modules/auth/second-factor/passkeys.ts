import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { PasskeyCreation, PasskeyProof, WebAuthnOptions } from '@portal/domain/staff';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import * as z from 'zod';

/** A passkey that an account has. */
interface KnownPasskey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Passkeys of the portal's address (WebAuthn). */
export type Passkeys = ReturnType<typeof createPasskeys>;

/** Loaded with the first passkey: with its parts for certificates it would be a twentieth of each start. */
const webAuthn = () => import('@simplewebauthn/server');

const challengeBytes = 32;
/** EdDSA, ES256 and RS256 (COSE), which all authenticators know one of. */
const supportedAlgorithmIDs = [-8, -7, -257];
const clientDataSchema = z.object({ challenge: z.string().min(1).max(200) });

/** Draws what an authenticator is to sign. */
export function drawChallenge(): string {
  return randomBytes(challengeBytes).toString('base64url');
}

/** The challenge that an answer says it is about; null when it cannot be read. */
export function challengeIn({ response }: Pick<PasskeyProof, 'response'>): string | null {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8');
    return clientDataSchema.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
}

/** Passkeys for the portal at these addresses, of which the first is the one that people use. */
export function createPasskeys(publicOrigin: string, origins: Iterable<string>) {
  const { hostname: rpID, protocol } = new URL(publicOrigin);
  const expectedOrigin = [...origins].filter((origin) => new URL(origin).hostname === rpID);
  const isName = isIP(rpID.replaceAll(/[[\]]/g, '')) === 0;
  const userVerification = 'preferred';

  return {
    /** Whether the address can have passkeys: they belong to a name, and need https or this machine. */
    arePossible: isName && (protocol === 'https:' || rpID === 'localhost'),

    /** To make one with. */
    async creationOptions(
      { id, name }: { readonly id: string; readonly name: string },
      challenge: string,
      known: readonly Pick<KnownPasskey, 'credentialId' | 'transports'>[],
    ): Promise<WebAuthnOptions> {
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        ...{ rpName: 'Guest Portal', rpID, userName: id, userDisplayName: name },
        challenge: Buffer.from(challenge, 'base64url'),
        supportedAlgorithmIDs,
        attestationType: 'none',
        excludeCredentials: known.map(named),
        authenticatorSelection: { residentKey: 'discouraged', userVerification },
      });
      return asJson(options);
    },

    /** To ask for one of these. */
    async proofOptions(
      challenge: string,
      known: readonly Pick<KnownPasskey, 'credentialId' | 'transports'>[],
    ): Promise<WebAuthnOptions> {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        ...{ rpID, userVerification },
        challenge: Buffer.from(challenge, 'base64url'),
        allowCredentials: known.map(named),
      });
      return asJson(options);
    },

    /** The passkey that was made for this challenge; null when the answer is not about it. */
    async made(answer: PasskeyCreation, expectedChallenge: string): Promise<KnownPasskey | null> {
      const { verifyRegistrationResponse } = await webAuthn();
      const { transports } = answer.response;
      try {
        const { registrationInfo } = await verifyRegistrationResponse({
          response: answer,
          ...{ expectedChallenge, expectedOrigin, expectedRPID: rpID },
          supportedAlgorithmIDs,
          requireUserVerification: false,
        });
        if (!registrationInfo) return null;
        const { id, publicKey, counter } = registrationInfo.credential;
        return { credentialId: id, publicKey, counter, transports };
      } catch {
        return null;
      }
    },

    /** The use count that the passkey now has; null when it has not signed this challenge. */
    async proven(
      answer: PasskeyProof,
      expectedChallenge: string,
      { credentialId, publicKey, counter, transports }: KnownPasskey,
    ): Promise<number | null> {
      const { verifyAuthenticationResponse } = await webAuthn();
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: answer,
          ...{ expectedChallenge, expectedOrigin, expectedRPID: rpID },
          credential: {
            id: credentialId,
            publicKey: Uint8Array.from(publicKey),
            counter,
            transports: transports as AuthenticatorTransport[],
          },
          requireUserVerification: false,
        });
        return verified ? authenticationInfo.newCounter : null;
      } catch {
        return null;
      }
    },
  };
}

function named({ credentialId, transports }: Pick<KnownPasskey, 'credentialId' | 'transports'>) {
  return { id: credentialId, transports: transports as AuthenticatorTransport[] };
}

/** The library's types name what a browser takes; on the wire it is JSON. */
function asJson(options: object): WebAuthnOptions {
  return JSON.parse(JSON.stringify(options)) as WebAuthnOptions;
}
