import type { Fee } from '@portal/domain/catalogue';
import { formatMoney, kopecksFromRoubles } from '@portal/domain/money';
import type { Texts } from '../../../shared/texts/app-texts.ts';

/** What a store takes on top, «Доставка в номер: 150 ₽»; null where it takes nothing. */
export function feeText(fee: Omit<Fee, 'description'>, { t, locale }: Texts): string | null {
  if (fee.value === 0) return null;
  const name = fee.name || t('order.fee');
  if (fee.type === 'percent') return t('checkout.fee', { name, value: fee.value });
  return `${name}: ${formatMoney(kopecksFromRoubles(fee.value), locale)}`;
}
