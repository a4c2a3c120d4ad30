import { cataloguePreviewUrl } from '@portal/domain/catalogue';
import { priceFromWire, unknownPriceRoubles } from '@portal/domain/money';
import { ProductCard } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from '../catalogue.css.ts';
import type { ProductDraft } from './product-draft.ts';
import { readPrice } from '../../amounts/written-amount.ts';

/** The card of a product as a guest will see it. */
export function ProductPreview({ draft }: { draft: ProductDraft }) {
  const { t, locale } = useTexts();
  const { name, description, price, imageUrl, forSale } = draft;
  return (
    <section aria-label={t('admin.product.preview')} className={styles.preview}>
      <p className={styles.muted}>{t('admin.product.preview')}</p>
      <div inert className={styles.asGuest}>
        <ProductCard
          name={name.trim() || t('admin.product.unnamed')}
          description={description.trim() || undefined}
          priceKopecks={priceFromWire(readPrice(price) ?? unknownPriceRoubles)}
          imageUrl={imageUrl === null ? undefined : cataloguePreviewUrl(imageUrl)}
          unavailableLabel={forSale ? undefined : t('product.unavailable')}
          onQuantityChange={() => undefined}
          onOpen={() => undefined}
          locale={locale}
        />
      </div>
    </section>
  );
}
