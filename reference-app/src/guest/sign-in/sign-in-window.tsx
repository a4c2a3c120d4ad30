import { isEmail } from '@portal/domain/guests';
import { privacyPath } from '@portal/domain/portal';
import { Link } from '@portal/ui';
import { SignInModal, signInTexts } from '@portal/ui/portal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { portal } from '../../shared/portal.ts';
import {
  portalSettingQuery,
  usePortalSetting,
} from '../../shared/portal-setting/portal-setting-query.ts';
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
  const queries = useQueryClient();
  const [codes, setCodes] = useState<'server' | 'browser'>('server');
  const [signIns] = useState(() => {
    const onProof = () => setProving(true);
    return {
      server: portal.phoneSignIn({ onProof }),
      browser: portal.phoneSignIn({ onProof, codes: 'browser' }),
    };
  });
  const signIn = signIns[codes];
  const [digits, setDigits] = useState<4 | 6>(4);
  const [isKnown, setKnown] = useState(false);

  const subtitle = isKnown
    ? `${t('auth.register.already')}. ${t('auth.register.alreadyHint')}`
    : t('auth.intro');
  const modalTexts = signInTexts(t);
  const countries = usePortalSetting()?.phoneCountries;

  return (
    <SignInModal
      key={isKnown ? 'known' : 'new'}
      open
      texts={{
        ...modalTexts,
        subtitle: isProving ? t('auth.code.proving') : subtitle,
        codeSentTo: (phone) => `${modalTexts.codeSentTo(phone)}. ${t('auth.code.missing')}`,
      }}
      codeLength={digits}
      countries={countries}
      note={
        <Link href={privacyPath} target="_blank">
          {t('privacy.title')}
        </Link>
      }
      onClose={onClose}
      onSendCode={async (phone) => {
        try {
          const setting = await queries
            .query({ ...portalSettingQuery, staleTime: 'static' })
            .catch(() => null);
          const madeBy = setting?.browserCodes ? 'browser' : 'server';
          setCodes(madeBy);
          const result = await signIns[madeBy].sendCode(phone);
          if (result.kind === 'sent') setDigits(result.sent.digits);
          return result.kind === 'refused' ? answers.sendRefused(result.refusal) : result;
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
          return result.kind === 'refused' ? answers.checkRefused(result.refusal) : result;
        } catch (error) {
          return answers.checkFailed(error);
        }
      }}
      onRegister={async ({ name, email, isSubscribed }) => {
        if (email !== '' && !isEmail(email)) {
          return { kind: 'refused', field: 'email', refusal: { text: t('auth.email.invalid') } };
        }
        try {
          const result = await signIn.register({
            name,
            isSubscribe: isSubscribed,
            ...(email !== '' && { email }),
          });
          if (result.kind === 'registered') onSignedIn(true);
          if (result.kind === 'already-registered') setKnown(true);
          return result.kind === 'refused' ? answers.registerRefused(result.refusal) : result;
        } catch (error) {
          return answers.registerFailed(error);
        }
      }}
    />
  );
}
