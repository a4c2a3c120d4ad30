import { paymentTypeLabel } from '@portal/domain/orders';
import { RadioGroup } from '@portal/ui';
import { Banknote, CreditCard, HandCoins, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import {
  isOnline,
  paymentOf,
  systemOf,
  type PaymentChoice,
  type PaymentSystems,
} from './payment-choice.ts';

interface PaymentFieldProps {
  choices: readonly PaymentChoice[];
  systems: PaymentSystems;
  value: PaymentChoice | null;
  onChange: (choice: PaymentChoice) => void;
  /** Why a way to pay is missing. */
  hint?: string | undefined;
  error?: string | undefined;
}

/** The ways to pay, one of which is to be chosen. */
export function PaymentField({
  choices,
  systems: { paymentSystems, onlinePaymentSystems },
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
      variant="cards"
      required
      options={choices.map((choice) => {
        const system = systemOf(choice, paymentSystems);
        const isAtOnce = isOnline(choice, onlinePaymentSystems);
        return {
          value: choice,
          label: paymentTypeLabel(t, paymentOf(choice).paymentType, system),
          description: system && !isAtOnce ? t('payment.withStaff') : undefined,
          icon: iconOf(choice, isAtOnce),
        };
      })}
      value={value}
      onValueChange={onChange}
      {...{ hint, error }}
    />
  );
}

function iconOf(choice: PaymentChoice, isAtOnce: boolean): ReactNode {
  if (choice === 'cash') return <Banknote size="1em" />;
  if (choice === 'bank-card') return <WalletCards size="1em" />;
  return isAtOnce ? <CreditCard size="1em" /> : <HandCoins size="1em" />;
}
