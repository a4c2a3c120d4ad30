import { paymentTypeLabel, type PaymentSystem } from '@portal/domain';
import { Banknote, CircleAlert, CreditCard, WalletCards } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { isOnline, paymentOf, systemOf, type PaymentChoice } from './payment-choice.ts';
import * as styles from './payment-field.css.ts';

interface PaymentFieldProps {
  choices: readonly PaymentChoice[];
  systems: readonly PaymentSystem[];
  value: PaymentChoice | null;
  onChange: (choice: PaymentChoice) => void;
  /** Why a way to pay is missing. */
  hint?: string | undefined;
  error?: string | undefined;
}

function iconOf(choice: PaymentChoice): ReactNode {
  if (choice === 'cash') return <Banknote size="1.375rem" />;
  return isOnline(choice) ? <CreditCard size="1.375rem" /> : <WalletCards size="1.375rem" />;
}

/** The ways to pay, one of which is to be chosen. */
export function PaymentField({
  choices,
  systems,
  value,
  onChange,
  hint,
  error,
}: PaymentFieldProps) {
  const { t } = useTexts();
  const noteId = useId();
  const note = error ?? hint;
  return (
    <fieldset
      className={styles.field}
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={note ? noteId : undefined}
    >
      <legend className={styles.legend}>{t('checkout.payment.label')}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name="payment"
              value={choice}
              checked={choice === value}
              className={styles.radio}
              onChange={() => onChange(choice)}
            />
            <span aria-hidden="true" className={styles.icon}>
              {iconOf(choice)}
            </span>
            {paymentTypeLabel(t, paymentOf(choice).paymentType, systemOf(choice, systems))}
          </label>
        ))}
      </div>
      {error ? (
        <p id={noteId} role="alert" className={styles.error}>
          <CircleAlert size="1em" aria-hidden="true" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </fieldset>
  );
}
