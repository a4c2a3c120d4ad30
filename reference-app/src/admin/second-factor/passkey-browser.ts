import type { PasskeyCreation, PasskeyProof, WebAuthnOptions } from '@portal/domain/staff';

/** Asks the browser to make a passkey. @throws Error when the person or the device would not. */
export async function makePasskey(options: WebAuthnOptions): Promise<PasskeyCreation> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const made = await startRegistration({ optionsJSON: options as object as Options });
  return asJson(made) as PasskeyCreation;
}

/** Asks the browser for a passkey. @throws Error when the person or the device would not. */
export async function provePasskey(options: WebAuthnOptions): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const proof = await startAuthentication({ optionsJSON: options as object as Options });
  return asJson(proof) as PasskeyProof;
}

/** The library's types name what a browser gives; on the wire it is JSON. */
function asJson(answer: object): unknown {
  return JSON.parse(JSON.stringify(answer));
}
