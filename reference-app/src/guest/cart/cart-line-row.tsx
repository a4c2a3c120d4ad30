import { multiplyKopecks, quantityMax } from '@portal/domain';
import { IconButton, NumberStepper, Price, ProductPicture } from '@portal/ui';
import { Trash2 } from 'lucide-react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import type { CartLine } from './cart-lines.ts';
import * as styles from './cart-page.css.ts';

interface CartLineRowProps {
  line: CartLine;
  /** 0 takes it out. */
  onQuantityChange: (quantity: number) => void;
}

/** One thing in the cart: how many, what they come to, and the way out. */
export function CartLineRow({ line, onQuantityChange }: CartLineRowProps) {
  const { t, locale } = useTexts();
  const { name, imageUrl, quantity, priceKopecks, isForSale } = line;
  return (
    <li className={styles.line} data-unavailable={isForSale ? undefined : true}>
      {imageUrl ? (
        <img src={imageUrl} alt="" loading="lazy" decoding="async" className={styles.picture} />
      ) : (
        <ProductPicture seed={name} className={styles.picture} />
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {isForSale ? (
          <Price kopecks={multiplyKopecks(priceKopecks, quantity)} locale={locale} />
        ) : (
          <p className={styles.unavailable}>{t('cart.unavailable')}</p>
        )}
      </div>
      <div className={styles.controls}>
        {isForSale && (
          <NumberStepper
            label={name}
            value={quantity}
            min={1}
            max={quantityMax}
            onValueChange={onQuantityChange}
            decreaseLabel={t('product.fewer', { name })}
            increaseLabel={t('product.more', { name })}
          />
        )}
        <IconButton label={t('cart.remove', { name })} onClick={() => onQuantityChange(0)}>
          <Trash2 size="1.125rem" aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
