import { formatPhone } from '@portal/domain/phone';
import { useState, type ReactNode } from 'react';
import { Modal, type ModalProps } from '../../components/modal/index.ts';
import { PhoneSlide, type PhoneSlideProps } from './phone-slide.tsx';
import { RegistrationSlide, type RegistrationSlideProps } from './registration-slide.tsx';
import * as styles from './sign-in-modal.css.ts';
import type { SignInTexts } from './sign-in-texts.ts';

export interface SignInModalProps
  extends
    Pick<ModalProps, 'open' | 'onClose' | 'className' | 'style'>,
    Pick<PhoneSlideProps, 'countries' | 'onSendCode' | 'onCheckCode'>,
    Pick<RegistrationSlideProps, 'onRegister'> {
  texts: SignInTexts;
  /** @defaultValue 4 */
  codeLength?: 4 | 6;
  /** Below either slide, e.g. a link to what becomes of personal data. */
  note?: ReactNode;
}

/**
 * Signing in by phone: the number and its code, and for a new guest a second slide with the name.
 * It only asks; what is done about the answers is up to the callbacks, and it stays open until
 * `open` is false.
 */
export function SignInModal({ open, ...rest }: SignInModalProps) {
  return open ? <OpenSignInModal open {...rest} /> : null;
}

function OpenSignInModal({
  texts,
  codeLength = 4,
  countries,
  onSendCode,
  onCheckCode,
  onRegister,
  note,
  ...modal
}: SignInModalProps) {
  const [slide, setSlide] = useState<'phone' | 'registration'>('phone');
  const [sentTo, setSentTo] = useState('');
  const isPhone = slide === 'phone';
  const intro = sentTo === '' ? texts.subtitle : texts.codeSentTo(unbroken(formatPhone(sentTo)));
  return (
    <Modal
      data-component="SignInModal"
      title={isPhone ? texts.title : texts.stepTwo}
      description={isPhone ? intro : texts.stepTwoSubtitle}
      disablePointerDismissal
      {...modal}
    >
      {isPhone ? (
        <PhoneSlide
          {...{ texts, codeLength, countries, onSendCode, onCheckCode, sentTo }}
          onSentToChange={setSentTo}
          onUnknownGuest={() => setSlide('registration')}
        />
      ) : (
        <RegistrationSlide {...{ texts, onRegister }} />
      )}
      {note !== undefined && <div className={styles.note}>{note}</div>}
    </Modal>
  );
}

/** A number that stays on one line. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
}
