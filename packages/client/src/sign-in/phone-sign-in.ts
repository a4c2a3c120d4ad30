import {
  createTexts,
  login,
  problemFacts,
  register,
  sendCode,
  type ProblemBody,
} from '@portal/domain';
import type { Caller } from '../call/caller.ts';
import type { Session } from '../session/session.ts';

/** The code is on its way. */
export interface CodeSent {
  readonly expiresAt: Date;
  /** Seconds until another code may be asked for. */
  readonly resendInSeconds: number;
  readonly digits: 4 | 6;
}

/** What became of a request for a code. */
export type SendCodeResult =
  | { readonly kind: 'sent'; readonly sent: CodeSent }
  | { readonly kind: 'refused'; readonly problem: ProblemBody };

/** What became of a code that was typed. */
export type CheckCodeResult =
  | { readonly kind: 'signed-in' }
  /** The code is right and the phone is new: go on to registration. */
  | { readonly kind: 'unknown-guest' }
  | { readonly kind: 'refused'; readonly problem: ProblemBody };

/** What became of a registration. */
export type RegisterResult =
  | { readonly kind: 'registered' }
  | { readonly kind: 'already-registered' }
  | { readonly kind: 'refused'; readonly problem: ProblemBody };

/** What a new guest tells of oneself. */
export interface Registration {
  readonly name: string;
  readonly email?: string;
  /** Whether the guest wants to hear of offers. */
  readonly isSubscribe: boolean;
}

/** Signing in by phone, step by step. */
export interface PhoneSignIn {
  sendCode(phone: string): Promise<SendCodeResult>;
  checkCode(code: string): Promise<CheckCodeResult>;
  register(registration: Registration): Promise<RegisterResult>;
}

/**
 * Signs a guest in by phone. Codes are made and checked by the server; `codes: 'browser'` speaks to
 * portals that still expect them to be made and compared in the browser, which protects nobody.
 *
 * @example
 * ```ts
 * const signIn = createPhoneSignIn({ call: portal.call, session: portal.session });
 * await signIn.sendCode('+79991234567');
 * const result = await signIn.checkCode('1234');
 * ```
 */
export function createPhoneSignIn({
  call,
  session,
  codes = 'server',
}: {
  call: Caller;
  session: Session;
  codes?: 'server' | 'browser';
}): PhoneSignIn {
  let phone = '';
  let challengeId: string | undefined;
  let browserCode: string | null = null;

  return {
    async sendCode(to) {
      phone = to;
      browserCode = codes === 'browser' ? randomCode() : null;
      const reply = await call(sendCode, {
        body: {
          phoneNumber: to,
          ...(browserCode && {
            message: createTexts({ locale: 'ru' }).t('auth.sms', { code: browserCode }),
          }),
        },
      });
      if (reply.status !== 200) return { kind: 'refused', problem: reply.body };
      const { data } = reply.body;
      challengeId = data.challengeId;
      return {
        kind: 'sent',
        sent: {
          expiresAt: new Date(data.expiresAt),
          resendInSeconds: data.resendInSeconds,
          digits: data.digits,
        },
      };
    },
    async checkCode(code) {
      if (browserCode !== null && code !== browserCode) {
        return { kind: 'refused', problem: wrongCode };
      }
      const reply = await call(login, {
        body: {
          data: {
            phone,
            ...(browserCode === null && { code }),
            ...(challengeId && { challengeId }),
          },
        },
      });
      if (reply.status === 204) return { kind: 'unknown-guest' };
      if (reply.status !== 200) return { kind: 'refused', problem: reply.body };
      session.begin(reply.body.guest, reply.body.token);
      return { kind: 'signed-in' };
    },
    async register({ name, email, isSubscribe }) {
      const reply = await call(register, {
        body: {
          data: { phone, name, email, isSubscribe, ...(challengeId && { challengeId }) },
        },
      });
      if (reply.status === 200) return { kind: 'already-registered' };
      if (reply.status !== 201) return { kind: 'refused', problem: reply.body };
      session.begin(reply.body.guest, reply.body.token);
      return { kind: 'registered' };
    },
  };
}

const wrongCode: ProblemBody = {
  success: false,
  code: 'CODE_WRONG',
  error: problemFacts.CODE_WRONG.ru,
};

function randomCode(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(drawn % 10_000).padStart(4, '0');
}
