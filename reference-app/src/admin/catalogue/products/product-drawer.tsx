import { Drawer, EmptyState } from '@portal/ui';
import { useState } from 'react';
import { useIdempotentSend } from '../../../shared/idempotency/use-idempotent-send.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import type { AdminProduct } from '../catalogue-queries.ts';
import { changedFields } from '../../editing/changed-fields.ts';
import { ProductForm } from './product-form.tsx';
import { emptyProduct, productDraftOf, productValues } from './product-draft.ts';
import { RemoveProduct } from './remove-product.tsx';
import { useEdited } from '../../editing/use-edited.ts';

interface ProductDrawerProps {
  storeId: number;
  /** Null while it is written for the first time, undefined when it is not on this page of the list. */
  product: AdminProduct | null | undefined;
  onClose: () => void;
}

/** A product in full. */
export function ProductDrawer({ storeId, product, onClose }: ProductDrawerProps) {
  const { t } = useTexts();
  if (product) return <OldProduct {...{ product, onClose }} />;
  if (product === null) return <NewProduct {...{ storeId, onClose }} />;
  return (
    <Drawer open onClose={onClose} title={t('admin.product.gone')}>
      <EmptyState title={t('admin.product.gone')} />
    </Drawer>
  );
}

function NewProduct({ storeId, onClose }: Pick<ProductDrawerProps, 'storeId' | 'onClose'>) {
  const { t } = useTexts();
  const attempt = useIdempotentSend();
  const [draft, setDraft] = useState(emptyProduct);
  return (
    <ProductForm
      title={t('admin.product.new')}
      submitLabel={t('admin.catalogue.create')}
      draft={draft}
      edit={(change) => setDraft((before) => ({ ...before, ...change }))}
      hasUnsaved={JSON.stringify(draft) !== JSON.stringify(emptyProduct)}
      save={(values) =>
        attempt({ product: { ...values, store: storeId } }, staffPortal.products.create)
      }
      onSaved={onClose}
      onClose={onClose}
    />
  );
}

function OldProduct({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  const { t } = useTexts();
  const { seen, draft, edit, isChanged, isOutdated, discard } = useEdited(product, productDraftOf);
  const before = productValues(productDraftOf(seen));
  return (
    <ProductForm
      title={product.name || t('admin.product.unnamed')}
      submitLabel={t('admin.catalogue.save')}
      {...{ draft, edit, onClose }}
      hasUnsaved={isChanged}
      save={(values) =>
        staffPortal.products.update({
          product: {
            ...(before ? changedFields(values, before) : values),
            id: product.id,
            // After somebody else's change, what is shown of it has been seen.
            version: isOutdated ? product.version : seen.version,
          },
        })
      }
      conflict={{ isOutdated, onTakeTheirs: discard }}
      onSaved={onClose}
      besides={<RemoveProduct product={product} onRemoved={onClose} />}
    />
  );
}
