import type { ProblemDetail } from '@portal/domain/contract';
import { proofKinds, type ProofKind, type WebAuthnOptions } from '@portal/domain/staff';
import { refusalOf, type Outcome, type Refusal } from './reply/outcome.ts';

/** A call that did not lead to what was asked for; each reason is a class of its own. */
export abstract class PortalError extends Error {}

/** The server refused the call. */
export class RefusedError extends PortalError implements Refusal {
  override readonly name: string = 'RefusedError';
  readonly status: number;
  readonly code: Refusal['code'];
  readonly text: string;
  readonly details: readonly ProblemDetail[];
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;

  constructor(refusal: Refusal) {
    super(refusal.text);
    this.status = refusal.status;
    this.code = refusal.code;
    this.text = refusal.text;
    this.details = refusal.details;
    this.retryAfterSeconds = refusal.retryAfterSeconds;
    this.requestId = refusal.requestId;
  }
}

/** 401: there is no session, or it has ended. */
export class SignedOutError extends RefusedError {
  override readonly name = 'SignedOutError';
}

/**
 * 401 at staff sign-in: the password is right, and a second factor is asked for (`SECOND_FACTOR_REQUIRED`), or
 * the one that was given is wrong (`CODE_WRONG`).
 */
export class SecondFactorError extends RefusedError {
  override readonly name = 'SecondFactorError';
  /** What the account can be asked for; empty where an earlier error listed it. */
  readonly kinds: readonly ProofKind[];
  /** To ask an authenticator with (WebAuthn); null for an account without a passkey. */
  readonly passkey: WebAuthnOptions | null;

  constructor(refusal: Refusal, passkey: WebAuthnOptions | null) {
    super(refusal);
    this.kinds = proofKinds.filter((kind) => refusal.details.some(({ value }) => value === kind));
    this.passkey = passkey;
  }
}

/** 403: the session has no right to do this. */
export class ForbiddenError extends RefusedError {
  override readonly name = 'ForbiddenError';
}

/** 404: there is no such thing, or it is somebody else's. */
export class NotFoundError extends RefusedError {
  override readonly name = 'NotFoundError';
}

/** 422: fields are wrong; `details` says which. */
export class InvalidError extends RefusedError {
  override readonly name = 'InvalidError';
}

/** 429: too many calls; `retryAfterSeconds` says when to come back. */
export class TooManyRequestsError extends RefusedError {
  override readonly name = 'TooManyRequestsError';
}

/** 503 `PORTAL_DISABLED`: maintenance is under way. */
export class PortalDisabledError extends RefusedError {
  override readonly name = 'PortalDisabledError';
}

/** Any other 5xx: the server, its database or a provider failed. */
export class ServerFailedError extends RefusedError {
  override readonly name = 'ServerFailedError';
}

/**
 * No answer of the portal came: it could not be reached, did not answer in time, or something in
 * between answered in its place. What was asked may have been done.
 */
export class UnreachableError extends PortalError {
  override readonly name = 'UnreachableError';
}

/** The portal answered something the contract does not know: client and server do not fit. */
export class ContractError extends PortalError {
  override readonly name = 'ContractError';
}

const errors: Readonly<Record<number, typeof RefusedError>> = {
  401: SignedOutError,
  403: ForbiddenError,
  404: NotFoundError,
  422: InvalidError,
  429: TooManyRequestsError,
};

/** The error for a refusal, by its status and code. */
export function refusedError(refusal: Refusal): RefusedError {
  if (refusal.code === 'PORTAL_DISABLED') return new PortalDisabledError(refusal);
  if (refusal.status >= 500) return new ServerFailedError(refusal);
  return new (errors[refusal.status] ?? RefusedError)(refusal);
}

/**
 * Value of an outcome, where a declared refusal is an error like any other.
 *
 * @throws RefusedError for the refusal; one of its subclasses, as for a refusal that is not declared.
 */
export async function valueOrThrow<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const settled = await outcome;
  if (!settled.ok) throw refusedError(settled.refusal);
  return settled.value;
}

/** The error for a refusal that an endpoint declares, where a function promises to throw it. */
export function errorOf(reply: Parameters<typeof refusalOf>[0]): RefusedError {
  return refusedError(refusalOf(reply));
}
