import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../staff-portal.ts';
import type { DeskProduct } from './catalogue-queries.ts';
import { Removal } from './removal.tsx';

interface RemoveProductProps {
  product: DeskProduct;
  onRemoved: () => void;
}

/** Removes a product for good, after a question. */
export function RemoveProduct({ product: { id, name }, onRemoved }: RemoveProductProps) {
  const { t } = useTexts();
  return (
    <Removal
      words={{
        remove: t('desk.product.remove'),
        title: t('desk.product.askRemove', { name }),
        hint: t('desk.product.askRemoveHint'),
        keep: t('desk.product.keep'),
        confirm: t('desk.product.doRemove'),
        removed: t('desk.product.removed'),
      }}
      run={async () => {
        await staffPortal.catalogue.removeProduct(id);
        return { ok: true, value: undefined };
      }}
      onRemoved={onRemoved}
    />
  );
}
