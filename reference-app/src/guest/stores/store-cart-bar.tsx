import type { StoreWithProducts } from '@portal/client';
import { CartBar } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { countLines, orderable, quoteLines } from '../cart/lines/cart-lines.ts';
import { useCartLines } from '../cart/lines/use-cart-lines.ts';
import * as styles from './store-page.css.ts';

/** The way to a store's cart, as soon as it holds something that can be ordered. */
export function StoreCartBar({ store, products }: StoreWithProducts) {
  const { t } = useTexts();
  const lines = orderable(useCartLines({ store, products }).lines ?? []);
  if (lines.length === 0) return null;
  const quote = quoteLines(lines, store.fee);
  return (
    <CartBar
      href={`/store/${store.id}/cart`}
      label={t('cart.open')}
      count={countLines(lines)}
      totalKopecks={quote === 'TOTAL_TOO_LARGE' ? null : quote.linesKopecks}
      className={styles.cartBar}
    />
  );
}
