import type { Unwrapped } from '@portal/client';
import { cataloguePreviewUrl, type Product } from '@portal/domain/catalogue';
import { priceFromWire } from '@portal/domain/money';
import { quantityMax } from '@portal/domain/orders';
import { ProductCard } from '@portal/ui';
import { memo } from 'react';
import { cartStorage } from '../../../shared/portal.ts';
import { lazyWindow } from '../../../shared/loading/lazy-window.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useQuantity } from '../../cart/use-cart.ts';
import { useAddressWindow } from '../../shell/use-address-window.ts';
import { cardGrid } from './card-grid.css.ts';

const ProductSheet = lazyWindow(() => import('./product-sheet.tsx'), 'ProductSheet');

interface ProductGridProps {
  storeId: number;
  products: readonly Unwrapped<Product>[];
}

/** What a store sells. The sheet of one product has an address, so that "back" closes it. */
export function ProductGrid({ storeId, products }: ProductGridProps) {
  const sheet = useAddressWindow('product');
  const openedProduct = products.find(({ id }) => String(id) === sheet.shown);

  return (
    <>
      <ul className={cardGrid}>
        {products.map((product) => (
          <li key={product.id}>
            <OfferedProduct {...{ storeId, product }} onOpen={sheet.open} />
          </li>
        ))}
      </ul>
      {openedProduct && (
        <OpenedProduct {...{ storeId, product: openedProduct }} onClose={sheet.close} />
      )}
    </>
  );
}

interface ProductInStore {
  storeId: number;
  product: Unwrapped<Product>;
}

/** Drawn again only when there is another number of it in the cart. */
const OfferedProduct = memo(function OfferedProduct({
  storeId,
  product,
  onOpen,
}: ProductInStore & { onOpen: (id: string) => void }) {
  const { t } = useTexts();
  return (
    <ProductCard
      name={product.name}
      description={product.description || undefined}
      priceKopecks={priceFromWire(product.price)}
      imageUrl={product.image ? cataloguePreviewUrl(product.image.url) : undefined}
      quantity={useQuantity(storeId, product.id)}
      maxQuantity={quantityMax}
      unavailableLabel={product.for_sale ? undefined : t('product.unavailable')}
      onQuantityChange={(quantity) => cartStorage.setQuantity(storeId, product.id, quantity)}
      onOpen={() => onOpen(String(product.id))}
    />
  );
});

function OpenedProduct({ storeId, product, onClose }: ProductInStore & { onClose: () => void }) {
  return (
    <ProductSheet
      product={product}
      quantity={useQuantity(storeId, product.id)}
      onQuantityChange={(quantity) => cartStorage.setQuantity(storeId, product.id, quantity)}
      onClose={onClose}
    />
  );
}
