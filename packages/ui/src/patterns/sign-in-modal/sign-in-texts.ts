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
