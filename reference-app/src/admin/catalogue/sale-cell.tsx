import { Switch } from '@portal/ui';
import { spoken } from '../../shared/spoken/spoken.css.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../staff-portal.ts';
import type { DeskProduct } from './catalogue-queries.ts';
import { useCatalogueActs } from './use-catalogue-acts.ts';

/** Puts a product on sale or takes it off, at once. */
export function SaleCell({ product: { id, name, for_sale } }: { product: DeskProduct }) {
  const { t } = useTexts();
  const { act, isUnderWay } = useCatalogueActs<DeskProduct>();
  return (
    <Switch
      label={<span className={spoken}>{t('desk.product.forSaleOf', { name })}</span>}
      checked={for_sale}
      aria-busy={isUnderWay}
      onClick={(event) => event.stopPropagation()}
      onChange={({ currentTarget: { checked } }) => {
        if (isUnderWay) return;
        act({
          run: () => staffPortal.catalogue.changeProduct({ id, for_sale: checked }),
          done: t(checked ? 'desk.product.put' : 'desk.product.taken', { name }),
        });
      }}
    />
  );
}
