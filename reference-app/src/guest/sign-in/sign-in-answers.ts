import { RefusedError, TooManyRequestsError, UnreachableError, type Refusal } from '@portal/client';
import type { SignInRefusal } from '@portal/ui/portal';
import type { Texts } from '../../shared/texts/app-texts.ts';

/** Said to the minute from here on; below it seconds are counted. */
const countedSeconds = 60;

type RefusalText = Pick<Refusal, 'code' | 'text' | 'retryAfterSeconds'>;

interface Refused {
  readonly kind: 'refused';
  readonly refusal: SignInRefusal;
}

/** What the sign-in window shows where a step was refused, or failed altogether. */
export function createSignInAnswers({ t, locale }: Texts, now: () => Date = () => new Date()) {
  /** As the device's own clock will show it: by that one the guest will tell. */
  function clockIn(seconds: number): string {
    const time = new Date(now().getTime() + seconds * 1000);
    return time.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  }

  /** The refusal with the time to come back. The window itself counts seconds down after sending. */
  function withTime({ text, retryAfterSeconds }: RefusalText, countsDown: boolean): string {
    if (retryAfterSeconds === null) return text;
    if (retryAfterSeconds >= countedSeconds) {
      return `${text} ${t('auth.tryAgainAt', { time: clockIn(retryAfterSeconds) })}`;
    }
    if (retryAfterSeconds === 0 || countsDown) return text;
    return `${text} ${t('auth.code.resendIn', { n: retryAfterSeconds })}`;
  }

  /** Null for a status that has one text of its own for the whole product. */
  function messageOf(error: unknown): string | null {
    if (error instanceof UnreachableError) return t('portal.failed.offline');
    return error instanceof TooManyRequestsError ? withTime(error, false) : null;
  }

  function refused(text: string, retryAfterSeconds?: number | null): Refused {
    return { kind: 'refused', refusal: { text, retryAfterSeconds } };
  }

  function sendRefused(refusal: RefusalText): Refused {
    return refused(withTime(refusal, true), refusal.retryAfterSeconds);
  }

  return {
    sendRefused,
    sendFailed(error: unknown): Refused {
      if (error instanceof RefusedError) return sendRefused(error);
      return refused(messageOf(error) ?? t('problem.INTERNAL'));
    },
    checkRefused: (refusal: RefusalText): Refused =>
      refused(refusal.code === 'CODE_WRONG' ? refusal.text : withTime(refusal, false)),
    checkFailed: (error: unknown): Refused => refused(messageOf(error) ?? t('auth.login.failed')),
    registerRefused: ({ text }: RefusalText): Refused =>
      refused(`${t('auth.register.failed')}. ${text}`),
    registerFailed: (error: unknown): Refused =>
      refused(messageOf(error) ?? t('auth.register.failed')),
  };
}
