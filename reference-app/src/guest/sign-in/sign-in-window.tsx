import { isEmail, privacyPath } from '@portal/domain';
import { Link, SignInModal, type SignInTexts } from '@portal/ui';
import { useState } from 'react';
import { portal } from '../../app/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { createSignInAnswers } from './sign-in-answers.ts';

interface SignInWindowProps {
  onClose: () => void;
  /** A session has begun; `isNew` for a guest who has just registered. */
  onSignedIn: (isNew: boolean) => void;
}

/** Signing in by phone, and registering a phone that nobody knows yet. */
export function SignInWindow({ onClose, onSignedIn }: SignInWindowProps) {
  const texts = useTexts();
  const { t } = texts;
  const answers = createSignInAnswers(texts);
  const [isProving, setProving] = useState(false);
  const [signIn] = useState(() => portal.phoneSignIn({ onProof: () => setProving(true) }));
  const [digits, setDigits] = useState<4 | 6>(4);
  const [isKnown, setKnown] = useState(false);

  const subtitle = isKnown
    ? `${t('auth.register.already')}. ${t('auth.register.alreadyHint')}`
    : t('auth.intro');
  const words: SignInTexts = {
    title: t('auth.title'),
    subtitle: isProving ? t('auth.code.proving') : subtitle,
    phoneLabel: t('auth.phone.label'),
    sendCode: t('auth.code.send'),
    codeLabel: t('auth.code.label'),
    codeSentTo: (phone) =>
      `${t('auth.code.sentTo', { phone: phone.replaceAll(' ', '\u00a0') })}. ${t('auth.code.missing')}`,
    resendIn: (seconds) => t('auth.code.resendIn', { n: seconds }),
    changePhone: t('auth.phone.change'),
    stepTwo: t('auth.step2.title'),
    stepTwoSubtitle: t('auth.step2.intro'),
    nameLabel: t('auth.name.label'),
    nameMissing: t('auth.name.required'),
    emailLabel: t('auth.email.label'),
    mailingLabel: t('auth.mailing.label'),
    register: t('auth.register.submit'),
  };

  return (
    <SignInModal
      key={isKnown ? 'known' : 'new'}
      open
      texts={words}
      codeLength={digits}
      note={
        <Link href={privacyPath} target="_blank">
          {t('privacy.title')}
        </Link>
      }
      onClose={onClose}
      onSendCode={async (phone) => {
        try {
          const result = await signIn.sendCode(phone);
          if (result.kind === 'sent') setDigits(result.sent.digits);
          return answers.sent(result);
        } catch (error) {
          return answers.sendFailed(error);
        } finally {
          setProving(false);
        }
      }}
      onCheckCode={async (_phone, code) => {
        try {
          const result = await signIn.checkCode(code);
          if (result.kind === 'signed-in') onSignedIn(false);
          return answers.checked(result);
        } catch (error) {
          return answers.checkFailed(error);
        }
      }}
      onRegister={async ({ name, email, isSubscribed }) => {
        if (email !== '' && !isEmail(email)) {
          return { status: 'failed', field: 'email', message: t('auth.email.invalid') };
        }
        try {
          const result = await signIn.register({
            name,
            isSubscribe: isSubscribed,
            ...(email !== '' && { email }),
          });
          if (result.kind === 'registered') onSignedIn(true);
          const answer = answers.registered(result);
          if (answer) return answer;
          setKnown(true);
          return { status: 'failed', message: t('auth.register.already') };
        } catch (error) {
          return answers.registerFailed(error);
        }
      }}
    />
  );
}
