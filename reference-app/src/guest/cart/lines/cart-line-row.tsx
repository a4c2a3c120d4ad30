import type { Unwrapped } from '@portal/client';
import type { Store } from '@portal/domain/catalogue';
import { multiplyKopecks } from '@portal/domain/money';
import { quantityMax } from '@portal/domain/orders';
import { IconButton, NumberStepper, Photograph, Price, ProductPicture } from '@portal/ui';
import { Trash2 } from 'lucide-react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { isRestaurant } from '../../restaurant/is-restaurant.ts';
import { isForSale, type CartLine } from './cart-lines.ts';
import * as styles from '../cart-page.css.ts';
import { LineErrorNote } from './line-error.tsx';

interface CartLineRowProps {
  store: Unwrapped<Store>;
  line: CartLine;
  onQuantityChange: (quantity: number) => void;
  /** By what goes with that. 0 takes it out. */
  onTake: (quantity: number) => void;
}

/** One thing in the cart: how many, what they come to, and the way out. */
export function CartLineRow({ store, line, onQuantityChange, onTake }: CartLineRowProps) {
  const { t, locale } = useTexts();
  const { name, options, imageUrl, quantity, priceKopecks, error } = line;
  const canBeOrdered = isForSale(line);
  const maxQuantity = error?.kind === 'left' ? Math.max(quantity, error.left) : quantityMax;
  return (
    <li className={styles.line} data-unavailable={canBeOrdered ? undefined : true}>
      <Photograph
        src={imageUrl}
        loading="lazy"
        decoding="async"
        className={styles.picture}
        fallback={
          <ProductPicture
            seed={name}
            motif={isRestaurant(store) ? 'plate' : undefined}
            className={styles.picture}
          />
        }
      />
      <div className={styles.textBlock}>
        <h2 className={styles.name}>{name}</h2>
        {options.length > 0 && <p className={styles.options}>{options.join(', ')}</p>}
        {canBeOrdered && (
          <Price kopecks={multiplyKopecks(priceKopecks, quantity)} locale={locale} />
        )}
        {error && <LineErrorNote {...{ store, line, error, onTake }} />}
      </div>
      <div className={styles.controls}>
        {canBeOrdered && (
          <NumberStepper
            label={name}
            value={quantity}
            min={1}
            max={maxQuantity}
            onValueChange={onQuantityChange}
            decreaseLabel={t('product.fewer', { name })}
            increaseLabel={t('product.more', { name })}
          />
        )}
        <IconButton label={t('cart.remove', { name })} onClick={() => onTake(0)}>
          <Trash2 size="1.125rem" aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
