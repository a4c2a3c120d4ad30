import { formatMoney, priceFromWire } from '@portal/domain/money';
import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import type { AdminProduct } from '../catalogue-queries.ts';
import * as styles from '../catalogue.css.ts';
import { useCatalogueMutation } from '../use-catalogue-mutation.ts';
import { readPrice, writePrice } from '../../amounts/written-amount.ts';

/** A price that is written where it stands, and saved on Enter or on leaving it. */
export function PriceCell({ product }: { product: AdminProduct }) {
  const { t, locale } = useTexts();
  const { mutate, isPending } = useCatalogueMutation();
  const [typed, setTyped] = useState<string | null>(null);
  const { id, name, price, version } = product;
  const shown = typed ?? writePrice(price);
  const read = readPrice(shown);
  const label = t('admin.product.priceOf', { name: name || t('admin.product.unnamed') });

  /** Whether the field holds a price. */
  function save(): boolean {
    if (read === null) return false;
    if (read === price) {
      setTyped(null);
    } else if (!isPending) {
      mutate({
        run: () => staffPortal.products.update({ product: { id, version, price: read } }),
        doneTitle: t('admin.product.priceSaved', {
          name,
          price: formatMoney(priceFromWire(read), locale),
        }),
        onDone: () => setTyped(null),
        onRefused: () => {
          setTyped(null);
          return false;
        },
      });
    }
    return true;
  }

  function answerKey(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, shiftKey, currentTarget } = event;
    if (key === 'Escape' && typed !== null) {
      event.stopPropagation();
      setTyped(null);
    } else if (key === 'Enter') {
      event.preventDefault();
      if (save()) focusBeside(currentTarget, shiftKey ? -1 : 1);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      focusBeside(currentTarget, key === 'ArrowDown' ? 1 : -1);
    }
  }

  return (
    <input
      data-price
      className={styles.price}
      aria-label={label}
      aria-invalid={read === null || undefined}
      title={read === null ? t('admin.catalogue.fault.price') : undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder="—"
      maxLength={20}
      value={shown}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={save}
      onKeyDown={answerKey}
      onClick={(event) => event.stopPropagation()}
    />
  );
}

/** Goes to the price above or below, as far as there is one. */
function focusBeside(input: HTMLInputElement, step: 1 | -1): void {
  const table = input.closest('table');
  const prices = [...(table?.querySelectorAll<HTMLInputElement>('input[data-price]') ?? [])];
  prices[prices.indexOf(input) + step]?.focus();
}
