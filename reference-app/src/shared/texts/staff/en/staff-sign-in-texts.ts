import type { Translation } from '@portal/domain/texts';
import type { staffSignInTexts as russian } from '../ru/staff-sign-in-texts.ts';

/** Staff sign in, beside the texts that everybody reads. */
export const staffSignInTexts: Translation<typeof russian> = {
  'admin.title': 'Administration',
  'admin.login.title': 'Staff sign-in',
  'admin.login.id': 'Login',
  'admin.login.password': 'Password',
  'admin.login.submit': 'Sign in',
  'admin.login.idRequired': 'Enter your login',
  'admin.login.passwordRequired': 'Enter your password',
  'admin.login.noMatch': 'Wrong login or password',
  'admin.confirm.passwordRequired': 'Enter your password',
  'admin.proof.password': 'Password',
  'admin.proof.totp': 'Code of the app',
  'admin.proof.totp.hint': 'Six digits from the app in which you set the portal up.',
  'admin.proof.recovery': 'Recovery code',
  'admin.proof.recovery.hint':
    'One of the ten that the portal showed when you set it up. Each serves once.',
  'admin.proof.passkey': 'Passkey',
  'admin.proof.passkey.use': 'Use a passkey',
  'admin.proof.passkey.hint': 'Fingerprint, face, the device PIN or a security key.',
  'admin.proof.passkey.failed': 'The passkey did not answer. Try again, or confirm in another way.',
  'admin.proof.other.password': 'Confirm by password',
  'admin.proof.other.totp': 'Confirm by a code of the app',
  'admin.proof.other.recovery': 'Confirm by a recovery code',
  'admin.proof.other.passkey': 'Confirm by passkey',
  'admin.proof.required': 'Enter the code',
  'admin.login.second': 'Confirm the sign-in',
  'admin.login.secondBack': 'Sign in with another login',
};
