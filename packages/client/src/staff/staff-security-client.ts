import type { ReplyOf } from '@portal/domain/contract';
import {
  beginConfirmation,
  beginSecondFactor,
  checkConfirmation,
  confirmSession,
  fetchSecondFactors,
  finishSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type PasskeyCreation,
  type ProofKind,
  type SecondFactor,
  type SecondFactorKind,
  type WebAuthnOptions,
} from '@portal/domain/staff';
import type { Caller, CallOptions } from '../call/caller.ts';
import { done, refused, type Outcome, type RefusalOf } from '../call/reply/outcome.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';
import type { SignInFactor } from './staff-sign-in.ts';

/** What one says again who one is with. */
export type ConfirmationProof = { readonly password: string } | SignInFactor;

/** Second factors of one's own account. */
export interface OwnSecondFactors {
  readonly factors: readonly Unwrapped<SecondFactor>[];
  readonly recoveryCodesLeft: number;
  /** Whether the account may not be without one. */
  readonly isRequired: boolean;
  /** Whether passkeys can be made for the portal's address. */
  readonly hasPasskeys: boolean;
}

/** A factor that is being enrolled. */
export type BegunSecondFactor = Extract<
  ReplyOf<typeof beginSecondFactor>,
  { status: 200 }
>['body']['data'];

/** What an enrolment is finished with. */
export type FinishedSecondFactor = { readonly id: string; readonly name: string } & (
  | { readonly code: string }
  | { readonly passkey: PasskeyCreation }
);

/** How staff prove who they are beyond a password; for every staff role, each for their own account. */
export interface StaffSecurityClient {
  /** What one can say again who one is with. */
  beginConfirmation(
    options?: CallOptions,
  ): Promise<{ kinds: readonly ProofKind[]; passkey: WebAuthnOptions | null }>;
  /** Says again who one is: what is dangerous is then open to this session for ten minutes. */
  confirm(proof: ConfirmationProof): Promise<Outcome<null, RefusalOf<typeof confirmSession>>>;
  /**
   * Does nothing where one has just said who one is: for what is no call, e.g. a link to a file.
   * @throws ForbiddenError `REAUTHENTICATION_REQUIRED` else
   */
  checkConfirmation(): Promise<void>;
  secondFactors(options?: CallOptions): Promise<OwnSecondFactors>;
  beginSecondFactor(
    kind: SecondFactorKind,
  ): Promise<Outcome<BegunSecondFactor, RefusalOf<typeof beginSecondFactor>>>;
  /** Enrols it; with the first one come recovery codes, shown this once. */
  finishSecondFactor(
    finished: FinishedSecondFactor,
  ): Promise<Outcome<readonly string[] | null, RefusalOf<typeof finishSecondFactor>>>;
  removeSecondFactor(id: string): Promise<void>;
  /** Makes new recovery codes; those of before serve no more. */
  renewRecoveryCodes(): Promise<readonly string[]>;
}

/** The calls about what proves who a member of staff is. */
export function createStaffSecurityClient(call: Caller): StaffSecurityClient {
  return {
    async beginConfirmation(options) {
      const { body } = await call(beginConfirmation, { body: {} }, options);
      return body.data;
    },
    async confirm(proof) {
      const reply = await call(confirmSession, { body: { data: proof } });
      return reply.status === 204 ? done(null) : refused(reply);
    },
    async checkConfirmation() {
      await call(checkConfirmation, { body: {} });
    },
    async secondFactors(options) {
      const { body } = await call(fetchSecondFactors, { body: {} }, options);
      const { secondFactors, ...rest } = body;
      return { ...rest, factors: secondFactors.data.map(unwrap) };
    },
    async beginSecondFactor(kind) {
      const reply = await call(beginSecondFactor, { body: { data: { kind } } });
      return reply.status === 200 ? done(reply.body.data) : refused(reply);
    },
    async finishSecondFactor(finished) {
      const reply = await call(finishSecondFactor, { body: { data: finished } });
      return reply.status === 201 ? done(reply.body.recoveryCodes) : refused(reply);
    },
    async removeSecondFactor(id) {
      await call(removeSecondFactor, { body: { data: { id } } });
    },
    async renewRecoveryCodes() {
      const { body } = await call(renewRecoveryCodes, { body: {} });
      return body.recoveryCodes;
    },
  };
}
