import type { TableColumn } from '@portal/ui';
import type { AdminProduct } from '../catalogue-queries.ts';
import * as styles from '../catalogue.css.ts';
import { PicturedCell } from '../picture/pictured-cell.tsx';
import { PriceCell } from './price-cell.tsx';
import { SaleCell } from './sale-cell.tsx';
import type { Translate } from '../../../shared/texts/app-texts.ts';

/** The columns of what a store sells; price and sale are changed in place. */
export function productColumns(
  t: Translate,
  onOpen: (id: number) => void,
): TableColumn<AdminProduct>[] {
  return [
    {
      key: 'product',
      header: t('admin.product.name'),
      cell: ({ id, name, image, description }) => (
        <PicturedCell name={name} image={image} excerpt={description}>
          <button
            type="button"
            aria-label={t('admin.product.open', { name: name || t('admin.product.unnamed') })}
            className={styles.opener}
            onClick={(event) => {
              event.stopPropagation();
              onOpen(id);
            }}
          >
            {name || t('admin.product.unnamed')}
          </button>
        </PicturedCell>
      ),
    },
    {
      key: 'price',
      header: t('admin.product.price'),
      cell: (product) => <PriceCell key={product.id} product={product} />,
    },
    {
      key: 'sale',
      header: t('admin.product.forSale'),
      cell: (product) => <SaleCell product={product} />,
    },
  ];
}
