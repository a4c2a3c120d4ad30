import type { Translate } from '@portal/domain/texts';

/** The words of signing in. */
export interface SignInTexts {
  title: string;
  subtitle: string;
  phoneLabel: string;
  sendCode: string;
  codeLabel: string;
  /** Shows where the code went. */
  codeSentTo: (phone: string) => string;
  /** «Следующая попытка через {n} секунд» */
  resendIn: (seconds: number) => string;
  changePhone: string;
  stepTwo: string;
  stepTwoSubtitle: string;
  nameLabel: string;
  nameMissing: string;
  emailLabel: string;
  mailingLabel: string;
  register: string;
}

/** The portal's own words of signing in, in the language and the wording of `t`. */
export function signInTexts(t: Translate): SignInTexts {
  return {
    title: t('auth.title'),
    subtitle: t('auth.intro'),
    phoneLabel: t('auth.phone.label'),
    sendCode: t('auth.code.send'),
    codeLabel: t('auth.code.label'),
    codeSentTo: (phone) => t('auth.code.sentTo', { phone }),
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
}
