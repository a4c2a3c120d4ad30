import {
  RefusedError,
  TooManyRequestsError,
  UnreachableError,
  type CheckCodeResult,
  type Refusal,
  type RegisterResult,
  type SendCodeResult,
} from '@portal/client';
import type { Texts } from '@portal/domain';
import type {
  CheckCodeResult as ShownCheck,
  RegisterResult as ShownRegister,
  SendCodeResult as ShownSend,
} from '@portal/ui';

/** Said to the minute from here on; below it seconds are counted. */
const countedSeconds = 60;

type Waiting = Pick<Refusal, 'text' | 'retryAfterSeconds'>;

/** What the sign-in window shows for an answer of the server. */
export interface SignInAnswers {
  sent(result: SendCodeResult): ShownSend;
  sendFailed(error: unknown): ShownSend;
  checked(result: CheckCodeResult): ShownCheck;
  checkFailed(error: unknown): ShownCheck;
  /** Null when the phone is registered already: sign in with it instead. */
  registered(result: RegisterResult): ShownRegister | null;
  registerFailed(error: unknown): ShownRegister;
}

/** Puts the server's answers into the words of the product. */
export function createSignInAnswers(
  { t, locale }: Texts,
  now: () => Date = () => new Date(),
): SignInAnswers {
  function clockIn(seconds: number): string {
    const time = new Date(now().getTime() + seconds * 1000);
    return time.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  }

  /** The refusal with the time to come back. The window itself counts seconds down after sending. */
  function withTime({ text, retryAfterSeconds }: Waiting, countsDown: boolean): string {
    if (retryAfterSeconds === null) return text;
    if (retryAfterSeconds >= countedSeconds) {
      return `${text} ${t('auth.tryAgainAt', { time: clockIn(retryAfterSeconds) })}`;
    }
    if (retryAfterSeconds === 0 || countsDown) return text;
    return `${text} ${t('auth.code.resendIn', { n: retryAfterSeconds })}`;
  }

  function refusedSend(refusal: Waiting): ShownSend {
    const retryAfterSeconds = refusal.retryAfterSeconds ?? undefined;
    return { status: 'failed', message: withTime(refusal, true), retryAfterSeconds };
  }

  /** Null for a status that has one text of its own for the whole product. */
  function messageOf(error: unknown): string | null {
    if (error instanceof UnreachableError) return t('portal.failed.offline');
    return error instanceof TooManyRequestsError ? withTime(error, false) : null;
  }

  return {
    sent(result) {
      if (result.kind === 'refused') return refusedSend(result.refusal);
      return { status: 'sent', retryAfterSeconds: result.sent.resendInSeconds };
    },
    sendFailed(error) {
      if (error instanceof RefusedError) return refusedSend(error);
      return { status: 'failed', message: messageOf(error) ?? t('problem.INTERNAL') };
    },
    checked(result) {
      if (result.kind !== 'refused') return { status: result.kind };
      const { refusal } = result;
      if (refusal.code === 'CODE_WRONG') return { status: 'wrong-code', message: refusal.text };
      return { status: 'failed', message: withTime(refusal, false) };
    },
    checkFailed: (error) => ({
      status: 'failed',
      message: messageOf(error) ?? t('auth.login.failed'),
    }),
    registered(result) {
      if (result.kind === 'registered') return { status: 'registered' };
      if (result.kind === 'already-registered') return null;
      const message = `${t('auth.register.failed')}. ${result.refusal.text}`;
      return { status: 'failed', message };
    },
    registerFailed: (error) => ({
      status: 'failed',
      message: messageOf(error) ?? t('auth.register.failed'),
    }),
  };
}
