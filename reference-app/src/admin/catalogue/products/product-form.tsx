import type { Outcome } from '@portal/client';
import { catalogueLimits } from '@portal/domain/catalogue';
import { vatCodes } from '@portal/domain/payments';
import { Button, Checkbox, Drawer, Select, TextArea, TextField } from '@portal/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as formStyles from '../../settings/form/settings-form.css.ts';
import * as styles from '../catalogue.css.ts';
import { ChangedMeanwhile } from '../../editing/changed-meanwhile.tsx';
import { fieldRefusals, type FieldRefusals } from '../field-refusals.ts';
import { PictureField } from '../picture/picture-field.tsx';
import {
  productErrors,
  productValues,
  type ProductDraft,
  type ProductFieldError,
  type ProductValues,
} from './product-draft.ts';
import { ProductPreview } from './product-preview.tsx';
import { useCatalogueMutation } from '../use-catalogue-mutation.ts';
import { usePictureUpload } from '../picture/use-picture-upload.ts';

interface ProductFormProps {
  title: string;
  submitLabel: string;
  draft: ProductDraft;
  edit: (change: Partial<ProductDraft>) => void;
  hasUnsaved: boolean;
  save: (values: ProductValues) => Promise<Outcome<unknown>>;
  /** Somebody else has changed the product meanwhile. */
  conflict?: { isOutdated: boolean; onTakeTheirs: () => void };
  onSaved: () => void;
  onClose: () => void;
  /** What else can be done with it. */
  besides?: ReactNode;
}

const none: readonly ProductFieldError[] = [];

/** A product to be filled in, beside what a guest will see of it. */
export function ProductForm(props: ProductFormProps) {
  const { t } = useTexts();
  const { draft, conflict, onClose } = props;
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useCatalogueMutation();
  const [fieldErrors, setFieldErrors] = useState(none);
  const [refusals, setRefusals] = useState<FieldRefusals>({});
  const picture = usePictureUpload((imageUrl) => edit({ imageUrl }));
  const isOutdated = (conflict?.isOutdated ?? false) && !isPending;

  useEffect(() => {
    if (fieldErrors.length === 0 && Object.keys(refusals).length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fieldErrors, refusals]);

  function edit(change: Partial<ProductDraft>): void {
    props.edit(change);
    setFieldErrors(none);
    setRefusals({});
  }

  function save(): void {
    if (isPending) return;
    setFieldErrors(productErrors(draft));
    const values = productValues(draft);
    if (!values) return;
    mutate({
      run: () => props.save(values),
      doneTitle: t('admin.catalogue.saved'),
      onDone: props.onSaved,
      onRefused: (problem) => {
        const refusalsByField = fieldRefusals(problem, 'product');
        if (refusalsByField) setRefusals(refusalsByField);
        return refusalsByField !== null || problem.code === 'STALE_VERSION';
      },
    });
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title={props.title}
      className={styles.drawer}
      hasUnsaved={props.hasUnsaved && !isPending}
      footer={
        <>
          {props.besides}
          <Button
            type="submit"
            form={formId}
            busy={isPending}
            disabled={isOutdated || picture.sent !== null}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <div className={styles.formAndPreview}>
        <form
          ref={formRef}
          id={formId}
          noValidate
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <ChangedMeanwhile
            isShown={isOutdated}
            isSaving={isPending}
            onTakeTheirs={() => conflict?.onTakeTheirs()}
            onOverwrite={save}
          />
          <TextField
            label={t('admin.product.name')}
            name="name"
            required
            maxLength={catalogueLimits.productName}
            value={draft.name}
            error={
              fieldErrors.includes('name') ? t('admin.catalogue.fault.required') : refusals['name']
            }
            onChange={(event) => edit({ name: event.currentTarget.value })}
          />
          <div className={formStyles.pair}>
            <TextField
              label={t('admin.product.price')}
              name="price"
              hint={t('admin.product.priceHint')}
              inputMode="decimal"
              autoComplete="off"
              value={draft.price}
              error={
                fieldErrors.includes('price') ? t('admin.catalogue.fault.price') : refusals['price']
              }
              onChange={(event) => edit({ price: event.currentTarget.value })}
            />
            <TextField
              label={t('admin.product.place')}
              name="place"
              hint={t('admin.store.placeHint')}
              inputMode="numeric"
              autoComplete="off"
              value={draft.place}
              error={fieldErrors.includes('place') && t('admin.catalogue.fault.place')}
              onChange={(event) => edit({ place: event.currentTarget.value })}
            />
          </div>
          <Select
            label={t('admin.product.vat')}
            name="vat"
            hint={t('admin.product.vatHint')}
            options={[
              { value: '', label: t('admin.product.vat.default') },
              ...vatCodes.map((code) => ({
                value: String(code),
                label: t(`admin.product.vat.${code}`),
              })),
            ]}
            value={draft.vatCode}
            onChange={(event) => edit({ vatCode: event.currentTarget.value })}
          />
          <Checkbox
            label={`${t('admin.product.forSale')}. ${t('admin.product.forSaleHint')}`}
            checked={draft.forSale}
            onChange={(event) => edit({ forSale: event.currentTarget.checked })}
          />
          <PictureField
            url={draft.imageUrl}
            picture={picture}
            onRemove={() => edit({ imageUrl: null })}
          />
          <p role="alert" className={formStyles.error}>
            {refusals['image.url'] ?? refusals['store']}
          </p>
          <TextArea
            label={t('admin.product.description')}
            name="description"
            maxLength={catalogueLimits.description}
            value={draft.description}
            onChange={(event) => edit({ description: event.currentTarget.value })}
          />
          <TextArea
            label={t('admin.product.memo')}
            name="memo"
            hint={t('admin.product.memoHint')}
            maxLength={catalogueLimits.note}
            value={draft.memo}
            onChange={(event) => edit({ memo: event.currentTarget.value })}
          />
          <TextArea
            label={t('admin.product.warning')}
            name="warning"
            hint={t('admin.product.warningHint')}
            maxLength={catalogueLimits.note}
            value={draft.warning}
            onChange={(event) => edit({ warning: event.currentTarget.value })}
          />
        </form>
        <ProductPreview draft={draft} />
      </div>
    </Drawer>
  );
}
