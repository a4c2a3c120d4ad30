import { paymentTypeLabel, type PaymentSystem } from '@portal/domain';
import { RadioGroup } from '@portal/ui';
import { Banknote, CreditCard, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { isOnline, paymentOf, systemOf, type PaymentChoice } from './payment-choice.ts';

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
  if (choice === 'cash') return <Banknote size="1em" />;
  return isOnline(choice) ? <CreditCard size="1em" /> : <WalletCards size="1em" />;
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
  return (
    <RadioGroup
      label={t('checkout.payment.label')}
      name="payment"
      look="cards"
      required
      options={choices.map((choice) => ({
        value: choice,
        label: paymentTypeLabel(t, paymentOf(choice).paymentType, systemOf(choice, systems)),
        icon: iconOf(choice),
      }))}
      value={value}
      onValueChange={onChange}
      {...{ hint, error }}
    />
  );
}
