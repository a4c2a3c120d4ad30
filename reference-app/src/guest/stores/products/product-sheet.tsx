import type { Unwrapped } from '@portal/client';
import type { Product } from '@portal/domain/catalogue';
import { priceFromWire } from '@portal/domain/money';
import { quantityMax } from '@portal/domain/orders';
import { BottomSheet, Button, NumberStepper, Price } from '@portal/ui';
import { Info, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from './product-sheet.css.ts';
import { SheetPicture } from './sheet-picture.tsx';

interface ProductSheetProps {
  product: Unwrapped<Product>;
  /** How many are in the cart. */
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  onClose: () => void;
}

/** Everything there is to know of a product, and how many of it to order. */
export function ProductSheet({ product, quantity, onQuantityChange, onClose }: ProductSheetProps) {
  const { t, locale } = useTexts();
  const priceKopecks = priceFromWire(product.price);
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={product.name}
      footer={
        <div className={styles.foot}>
          <Price kopecks={priceKopecks} locale={locale} size="large" />
          <Amount {...{ product, quantity, onQuantityChange }} />
        </div>
      }
    >
      <div className={styles.content}>
        <SheetPicture imageUrl={product.image?.url} name={product.name} />
        {product.description && <p>{product.description}</p>}
        {priceKopecks === null && product.for_sale && <p>{t('product.priceUnknown')}</p>}
        {product.memo_text && (
          <p className={styles.note}>
            <Info size="1.25rem" aria-hidden="true" className={styles.noteIcon} />
            <span>
              <strong>{`${t('product.memo')}.`}</strong> <span>{product.memo_text}</span>
            </span>
          </p>
        )}
        {product.warning_text && (
          <p className={styles.warning}>
            <TriangleAlert size="1.25rem" aria-hidden="true" className={styles.noteIcon} />
            <span>
              <strong>{`${t('product.warning')}.`}</strong> <span>{product.warning_text}</span>
            </span>
          </p>
        )}
      </div>
    </BottomSheet>
  );
}

function Amount({
  product: { name, for_sale },
  quantity,
  onQuantityChange,
}: Pick<ProductSheetProps, 'product' | 'quantity' | 'onQuantityChange'>) {
  const { t } = useTexts();
  if (!for_sale) return <span className={styles.unavailable}>{t('product.unavailable')}</span>;
  if (quantity === 0) {
    return (
      <Button aria-label={t('product.addNamed', { name })} onClick={() => onQuantityChange(1)}>
        {t('product.add')}
      </Button>
    );
  }
  return (
    <NumberStepper
      label={name}
      value={quantity}
      max={quantityMax}
      onValueChange={onQuantityChange}
      decreaseLabel={t('product.fewer', { name })}
      increaseLabel={t('product.more', { name })}
    />
  );
}
