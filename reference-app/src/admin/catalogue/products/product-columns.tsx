import { Switch, type TableColumn } from '@portal/ui';
import type { Translate } from '../../../shared/texts/app-texts.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { visuallyHidden } from '../../../shared/visually-hidden.css.ts';
import { staffPortal } from '../../staff-portal.ts';
import type { AdminProduct } from '../catalogue-queries.ts';
import * as styles from '../catalogue.css.ts';
import { PicturedCell } from '../picture/pictured-cell.tsx';
import { PriceCell } from './price-cell.tsx';
import { useCatalogueMutation } from '../use-catalogue-mutation.ts';

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

/** Puts a product on sale or takes it off, at once. */
function SaleCell({ product: { id, name, for_sale } }: { product: AdminProduct }) {
  const { t } = useTexts();
  const { mutate, isPending } = useCatalogueMutation();
  return (
    <Switch
      label={<span className={visuallyHidden}>{t('admin.product.forSaleOf', { name })}</span>}
      checked={for_sale}
      aria-busy={isPending}
      onClick={(event) => event.stopPropagation()}
      onChange={({ currentTarget: { checked } }) => {
        if (isPending) return;
        mutate({
          run: () => staffPortal.products.update({ product: { id, for_sale: checked } }),
          doneTitle: t(checked ? 'admin.product.put' : 'admin.product.taken', { name }),
        });
      }}
    />
  );
}
