import { formatMoney, kopecksFromRoubles } from '@portal/domain/money';
import { TextField } from '@portal/ui';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';

interface AmountFieldProps {
  /** As it is written. */
  readonly value: string;
  /** Roubles. */
  readonly atMost: number;
  /** Says what is expected, as something else was sent. */
  readonly isErrorShown: boolean;
  readonly onChange: (written: string) => void;
}

/** An amount of money, in roubles with kopecks, that has a bound. */
export function AmountField({ value, atMost, isErrorShown, onChange }: AmountFieldProps) {
  const { t, locale } = useTexts();
  const amount = formatMoney(kopecksFromRoubles(atMost), locale);
  return (
    <TextField
      label={t('admin.money.amount')}
      hint={t('admin.money.amountHint', { amount })}
      error={isErrorShown && t('admin.money.amountWrong', { amount })}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
