import { login, registerByBrowserCode, sendBrowserCode, signInRules } from '@portal/domain/sign-in';
import { openTexts, phoneCodeTexts, type Locale, type Texts } from '@portal/domain/texts';
import { ContractError } from '../call/call-errors.ts';
import { refusalOf, type Refusal } from '../call/reply/outcome.ts';
import type { CheckCodeResult, PhoneSignIn, PhoneSignInOptions } from './phone-sign-in.ts';
import { withProof } from './with-proof.ts';

/** Signs in at a portal that has codes made and compared in the browser, as the specification words it. */
export function createBrowserCodeSignIn(options: PhoneSignInOptions): PhoneSignIn {
  const { call, session, locale = () => 'ru', onProof } = options;
  let begun = options.begun ?? null;
  let made: string | null = null;

  function requireBegun(): { readonly phone: string } {
    if (!begun) throw new Error('No code was sent: call sendCode first, or give `begun`.');
    return begun;
  }

  async function signIn(phone: string): Promise<CheckCodeResult> {
    const reply = await call(login, { body: { data: { phone } } });
    if (reply.status === 204) return { kind: 'unknown-guest' };
    if (reply.status !== 200) return { kind: 'refused', refusal: refusalOf(reply) };
    session.begin(reply.body.guest, reply.body.token, 'page');
    return { kind: 'signed-in' };
  }

  return {
    async sendCode(phoneNumber) {
      const code = randomCode();
      const message = textsOf('ru').t('auth.sms', { code });
      const reply = await withProof(
        (proof) => call(sendBrowserCode, { body: { phoneNumber, message, ...proof } }),
        onProof,
      );
      if (reply.status !== 200) return { kind: 'refused', refusal: refusalOf(reply) };
      const { body } = reply;
      if (!body.success) {
        const failed = { ...reply, status: 502, body: { ...body, code: 'PROVIDER_ERROR' } };
        return { kind: 'refused', refusal: refusalOf(failed) };
      }
      begun = { phone: phoneNumber, challengeId: body.data?.challengeId };
      made = code;
      const { expiresAt, digits = signInRules.codeDigits } = body.data ?? {};
      const resendInSeconds = body.data?.resendInSeconds ?? signInRules.resendLadderSeconds[0];
      const expires = expiresAt === undefined ? null : new Date(expiresAt);
      return { kind: 'sent', sent: { expiresAt: expires, resendInSeconds, digits } };
    },
    async checkCode(code) {
      if (made !== null && code !== made) {
        return { kind: 'refused', refusal: wrongCode(locale()) };
      }
      return signIn(requireBegun().phone);
    },
    async register({ name, email, isSubscribe }) {
      const role = signInRules.registrationRole;
      const data = { ...requireBegun(), name, email, role, isSubscribe };
      const reply = await call(registerByBrowserCode, { body: { data } });
      if (reply.status === 200) return { kind: 'already-registered' };
      if (reply.status !== 201) return { kind: 'refused', refusal: refusalOf(reply) };
      if ('guest' in reply.body) {
        session.begin(reply.body.guest, reply.body.token, 'page');
        return { kind: 'registered' };
      }
      const signedIn = await signIn(data.phone);
      if (signedIn.kind === 'signed-in') return { kind: 'registered' };
      if (signedIn.kind === 'refused') return signedIn;
      throw new ContractError(`${login.path} does not know the guest who has just registered.`);
    },
    begun: () => begun,
  };
}

function textsOf(locale: Locale): Texts {
  return openTexts({ locale, texts: phoneCodeTexts[locale] });
}

/** As the server would say it. */
function wrongCode(locale: Locale): Refusal {
  const error = textsOf(locale).t('problem.CODE_WRONG');
  const body = { success: false, code: 'CODE_WRONG', error } as const;
  return refusalOf({ status: 401, body, requestId: null });
}

function randomCode(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const { codeDigits } = signInRules;
  return String(drawn % 10 ** codeDigits).padStart(codeDigits, '0');
}
