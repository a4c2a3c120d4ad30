import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import type { AdminProduct } from '../catalogue-queries.ts';
import { outcomeOf } from '../../use-outcome-mutation.ts';
import { Removal } from '../removal.tsx';

interface RemoveProductProps {
  product: AdminProduct;
  onRemoved: () => void;
}

/** Removes a product for good, after a question. */
export function RemoveProduct({ product: { id, name }, onRemoved }: RemoveProductProps) {
  const { t } = useTexts();
  return (
    <Removal
      texts={{
        remove: t('admin.product.remove'),
        title: t('admin.product.askRemove', { name }),
        hint: t('admin.product.askRemoveHint'),
        cancel: t('admin.product.keep'),
        confirm: t('admin.product.doRemove'),
        removed: t('admin.product.removed'),
      }}
      run={() => outcomeOf(staffPortal.products.delete({ id }))}
      onRemoved={onRemoved}
    />
  );
}
