import { Switch } from '@portal/ui';
import { visuallyHidden } from '../../../shared/visually-hidden/visually-hidden.css.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import type { AdminProduct } from '../catalogue-queries.ts';
import { useCatalogueMutations } from '../use-catalogue-mutations.ts';

/** Puts a product on sale or takes it off, at once. */
export function SaleCell({ product: { id, name, for_sale } }: { product: AdminProduct }) {
  const { t } = useTexts();
  const { mutate, isPending } = useCatalogueMutations<AdminProduct>();
  return (
    <Switch
      label={<span className={visuallyHidden}>{t('admin.product.forSaleOf', { name })}</span>}
      checked={for_sale}
      aria-busy={isPending}
      onClick={(event) => event.stopPropagation()}
      onChange={({ currentTarget: { checked } }) => {
        if (isPending) return;
        mutate({
          run: () => staffPortal.catalogue.changeProduct({ id, for_sale: checked }),
          done: t(checked ? 'admin.product.put' : 'admin.product.taken', { name }),
        });
      }}
    />
  );
}
