export { SignInModal, type SignInModalProps } from './sign-in-modal.tsx';
export type {
  CheckCodeResult,
  RegisterResult,
  Registration,
  SendCodeResult,
  SignInRefusal,
} from './sign-in-steps.ts';
export { signInTexts, type SignInTexts } from './sign-in-texts.ts';
