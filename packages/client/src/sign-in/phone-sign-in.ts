import { login, register, sendCode, signInRules } from '@portal/domain/sign-in';
import type { Locale } from '@portal/domain/texts';
import type { Caller } from '../call/caller.ts';
import { refusalOf, type Refusal } from '../call/reply/outcome.ts';
import type { Session } from '../session/session.ts';
import { withProof } from './with-proof.ts';

/** A code that is on its way. */
export interface CodeSent {
  /** Null where the code is compared in the browser, which does not ask for how long it is good. */
  readonly expiresAt: Date | null;
  /** Seconds until another code may be asked for. */
  readonly resendInSeconds: number;
  readonly digits: 4 | 6;
}

/** What became of a request for a code. */
export type SendCodeResult =
  | { readonly kind: 'sent'; readonly sent: CodeSent }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What became of a code that was typed. */
export type CheckCodeResult =
  | { readonly kind: 'signed-in' }
  /** The code is right and the phone is new: go on to registration, within 10 minutes. */
  | { readonly kind: 'unknown-guest' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What became of a registration. */
export type RegisterResult =
  | { readonly kind: 'registered' }
  /** The phone is taken, perhaps by an earlier try whose answer was lost: sign in with a new code. */
  | { readonly kind: 'already-registered' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Registration form of a new guest. */
export interface Registration {
  /** 1–100 characters. */
  readonly name: string;
  readonly email?: string | undefined;
  /** Consent to marketing messages. */
  readonly isSubscribe: boolean;
}

/** A sign-in for which a code was sent. */
export interface BegunSignIn {
  readonly phone: string;
  /** Names the code to the server; where cookies work, one of them does so too. */
  readonly challengeId?: string | undefined;
}

/** Signing in by phone, step by step. */
export interface PhoneSignIn {
  /**
   * Sends a code; only the newest can be entered. A refusal leaves the one before as it was. Where the
   * portal wants a proof of work first, it is found and given.
   *
   * @throws InvalidError when it is no phone, or one of a country the portal does not take.
   */
  sendCode(phone: string): Promise<SendCodeResult>;
  /**
   * Enters the code that was sent: 4 or 6 digits.
   *
   * @throws InvalidError when it is not that.
   */
  checkCode(code: string): Promise<CheckCodeResult>;
  /**
   * Registers the phone whose code was right, and signs the guest in.
   *
   * @throws InvalidError when a field is wrong; it may be mended and sent again.
   */
  register(registration: Registration): Promise<RegisterResult>;
  /** What another sign-in goes on from, e.g. after the page was reloaded; null before a code is sent. */
  begun(): BegunSignIn | null;
}

/** How a sign-in begins, and who makes its codes. */
export interface PhoneSignInSettings {
  /**
   * `server` by default. `browser` speaks to portals that still expect codes to be made and compared
   * in the browser, which protects nobody; they need answer no more than the specification names.
   */
  readonly codes?: 'server' | 'browser' | undefined;
  /**
   * A sign-in to go on with: its code can be entered, and its phone registered, without asking for
   * another code.
   */
  readonly begun?: BegunSignIn | null | undefined;
  /**
   * Told when the portal wants a proof of work before it sends a code: the browser finds it by itself,
   * which takes about a second on a cheap phone.
   */
  readonly onProof?: (() => void) | undefined;
}

/** What signing in by phone works with. */
export interface PhoneSignInOptions extends PhoneSignInSettings {
  readonly call: Caller;
  readonly session: Pick<Session, 'begin'>;
  /** Language of what the browser itself says of a wrong code; Russian by default. */
  readonly locale?: (() => Locale) | undefined;
}

/** Signs in by codes that the server makes and compares. */
export function createServerCodeSignIn(options: PhoneSignInOptions): PhoneSignIn {
  const { call, session, onProof } = options;
  let begun = options.begun ?? null;

  function requireBegun(): BegunSignIn {
    if (!begun) throw new Error('No code was sent: call sendCode first, or give `begun`.');
    return begun;
  }

  return {
    async sendCode(phoneNumber) {
      const reply = await withProof(
        (proof) => call(sendCode, { body: { phoneNumber, ...proof } }),
        onProof,
      );
      if (reply.status !== 200) return { kind: 'refused', refusal: refusalOf(reply) };
      const { challengeId, expiresAt, resendInSeconds, digits } = reply.body.data;
      begun = { phone: phoneNumber, challengeId };
      return { kind: 'sent', sent: { expiresAt: new Date(expiresAt), resendInSeconds, digits } };
    },
    async checkCode(code) {
      const { phone, challengeId } = requireBegun();
      const reply = await call(login, { body: { data: { phone, code, challengeId } } });
      if (reply.status === 204) return { kind: 'unknown-guest' };
      if (reply.status !== 200) return { kind: 'refused', refusal: refusalOf(reply) };
      session.begin(reply.body.guest, reply.body.token);
      return { kind: 'signed-in' };
    },
    async register({ name, email, isSubscribe }) {
      const role = signInRules.registrationRole;
      const data = { ...requireBegun(), name, email, role, isSubscribe };
      const reply = await call(register, { body: { data } });
      if (reply.status === 200) return { kind: 'already-registered' };
      if (reply.status !== 201) return { kind: 'refused', refusal: refusalOf(reply) };
      session.begin(reply.body.guest, reply.body.token);
      return { kind: 'registered' };
    },
    begun: () => begun,
  };
}
