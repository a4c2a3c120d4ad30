import { isPhone, phoneError, type PhoneCountry } from '@portal/domain/phone';
import { useCallback, useEffect, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/button/index.ts';
import { CodeField } from '../../components/code-field/index.ts';
import { PhoneField } from '../../components/phone-field/index.ts';
import type { CheckCodeResult, SendCodeResult } from './sign-in-steps.ts';
import type { SignInTexts } from './sign-in-texts.ts';
import * as styles from './sign-in-modal.css.ts';

export interface PhoneSlideProps {
  texts: SignInTexts;
  codeLength: 4 | 6;
  /** Whose numbers a code is sent to. By default all of +7. */
  countries?: readonly PhoneCountry[] | undefined;
  onSendCode: (phone: string) => Promise<SendCodeResult>;
  onCheckCode: (phone: string, code: string) => Promise<CheckCodeResult>;
  onUnknownGuest: () => void;
  /** Where the code went, or `''` while the phone is being written. */
  sentTo: string;
  onSentToChange: (phone: string) => void;
}

/** First the phone, then, in the same place, the code that came to it. */
export function PhoneSlide({
  texts,
  codeLength,
  countries,
  onSendCode,
  onCheckCode,
  onUnknownGuest,
  sentTo,
  onSentToChange,
}: PhoneSlideProps) {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { secondsLeft, start } = useCountdown();
  const canHaveCode = isPhone(phone) && phoneError(phone, countries) === null;

  async function send(event?: SubmitEvent) {
    event?.preventDefault();
    if (busy || secondsLeft > 0 || !canHaveCode) return;
    setBusy(true);
    const result = await onSendCode(phone);
    setBusy(false);
    const isSent = result.kind === 'sent';
    setError(isSent ? undefined : result.refusal.text);
    if (isSent) {
      onSentToChange(phone);
      setCode('');
    }
    const wait = isSent ? result.sent.resendInSeconds : (result.refusal.retryAfterSeconds ?? 0);
    if (wait > 0) start(wait);
  }

  async function check(whole: string) {
    setBusy(true);
    const result = await onCheckCode(sentTo, whole);
    setBusy(false);
    if (result.kind === 'unknown-guest') onUnknownGuest();
    if (result.kind === 'refused') {
      setCode('');
      setError(result.refusal.text);
    }
  }

  const isCodeSent = sentTo !== '';
  const wait = secondsLeft > 0 && (
    <p aria-live="off" className={styles.wait}>
      {texts.resendIn(secondsLeft)}
    </p>
  );
  return (
    <form noValidate className={styles.slide} onSubmit={(event) => void send(event)}>
      {isCodeSent ? (
        <>
          <CodeField
            label={texts.codeLabel}
            length={codeLength}
            value={code}
            error={error}
            autoFocus
            onValueChange={(next) => {
              setCode(next);
              if (next !== '') setError(undefined);
            }}
            onComplete={(whole) => void check(whole)}
          />
          {wait || (
            <Button type="submit" variant="secondary" busy={busy} fullWidth>
              {texts.sendCode}
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={() => {
              onSentToChange('');
              setError(undefined);
            }}
          >
            {texts.changePhone}
          </Button>
        </>
      ) : (
        <>
          <PhoneField
            label={texts.phoneLabel}
            name="phone"
            countries={countries}
            value={phone}
            error={error}
            onValueChange={(next) => {
              setPhone(next);
              setError(undefined);
            }}
          />
          <Button
            type="submit"
            size="large"
            busy={busy}
            disabled={!canHaveCode || secondsLeft > 0}
            fullWidth
          >
            {texts.sendCode}
          </Button>
          {wait}
        </>
      )}
    </form>
  );
}

/**
 * Counts whole seconds down to nought: by the time that passes, so that neither a sleeping tab nor a clock that is
 * set makes it longer.
 */
function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (endsAt === 0) return;
    const tick = () => {
      const left = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  const start = useCallback((seconds: number) => {
    setSecondsLeft(seconds);
    setEndsAt(performance.now() + seconds * 1000);
  }, []);

  return { secondsLeft, start };
}
