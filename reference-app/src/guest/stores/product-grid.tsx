import type { Unwrapped } from '@portal/client';
import { priceFromWire, quantityMax, type Product } from '@portal/domain';
import { ProductCard, Skeleton } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { cartStore } from '../../app/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useCart } from '../cart/use-cart.ts';
import { useAddressWindow } from '../shell/use-address-window.ts';
import * as styles from './store-page.css.ts';

const ProductSheet = lazy(async () => ({
  default: (await import('./product-sheet.tsx')).ProductSheet,
}));

interface ProductGridProps {
  storeId: number;
  products: readonly Unwrapped<Product>[];
}

/** What a store sells. The sheet of one product has an address, so that "back" closes it. */
export function ProductGrid({ storeId, products }: ProductGridProps) {
  const { t } = useTexts();
  const items = useCart(storeId);
  const sheet = useAddressWindow('product');
  const openedProduct = products.find(({ id }) => String(id) === sheet.shown);
  const quantityOf = (id: number) => items.find((item) => item.id === id)?.quantity ?? 0;

  return (
    <>
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              name={product.name}
              description={product.description || undefined}
              priceKopecks={priceFromWire(product.price)}
              imageUrl={product.image?.url}
              quantity={quantityOf(product.id)}
              maxQuantity={quantityMax}
              unavailableLabel={product.for_sale ? undefined : t('product.unavailable')}
              onQuantityChange={(quantity) => cartStore.setQuantity(storeId, product.id, quantity)}
              onOpen={() => sheet.open(String(product.id))}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {openedProduct && (
          <ProductSheet
            product={openedProduct}
            quantity={quantityOf(openedProduct.id)}
            onQuantityChange={(quantity) =>
              cartStore.setQuantity(storeId, openedProduct.id, quantity)
            }
            onClose={sheet.close}
          />
        )}
      </Suspense>
    </>
  );
}

/** Holds the places of the products. */
export function ProductsOnTheirWay() {
  return (
    <ul className={styles.grid} aria-busy="true">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <li key={place}>
          <Skeleton shape="picture" className={styles.pictureOnItsWay} />
          <Skeleton />
          <Skeleton className={styles.wordsOnTheirWay} />
        </li>
      ))}
    </ul>
  );
}
