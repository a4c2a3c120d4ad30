import {
  catalogueLimits,
  storeKindLabel,
  storePreviewSizes,
  type StoreKind,
} from '@portal/domain/catalogue';
import { Checkbox, Select, TextArea, TextField } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from '../../settings/form/settings-form.css.ts';
import { categoriesQuery } from '../catalogue-queries.ts';
import { PictureField } from '../picture/picture-field.tsx';
import type { StoreDraft, StoreFieldError } from './store-draft.ts';
import type { PictureUpload } from '../picture/use-picture-upload.ts';

interface StoreFieldsProps {
  draft: StoreDraft;
  edit: (change: Partial<StoreDraft>) => void;
  fieldErrors: readonly StoreFieldError[];
  picture: PictureUpload;
  /** Field errors of the portal's answer, by its name on the way there. */
  refusedAt: (field: string) => string | undefined;
  /** A store that stands cannot become a restaurant, nor a restaurant a store. */
  canBe: readonly StoreKind[];
}

type TextName = {
  [Name in keyof StoreDraft]: StoreDraft[Name] extends string ? Name : never;
}[keyof StoreDraft];

/** Everything that is written of a store. */
export function StoreFields(props: StoreFieldsProps) {
  const { t } = useTexts();
  const { draft, edit, fieldErrors, refusedAt, canBe } = props;
  const categories = useQuery(categoriesQuery).data ?? [];
  const bind = (name: TextName) => ({
    name,
    value: draft[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      edit({ [name]: event.currentTarget.value }),
  });
  const has = (fieldError: StoreFieldError) => fieldErrors.includes(fieldError);
  const feeError = has('feeValue')
    ? t('admin.catalogue.fault.price')
    : has('percent')
      ? t('admin.catalogue.fault.percent')
      : refusedAt('fee.value');

  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.groupName}>{t('admin.store.main')}</legend>
        <TextField
          label={t('admin.store.name')}
          required
          maxLength={catalogueLimits.title}
          error={has('title') ? t('admin.catalogue.fault.required') : refusedAt('title')}
          {...bind('title')}
        />
        <TextField
          label={t('admin.store.shortDesc')}
          maxLength={catalogueLimits.shortDescription}
          {...bind('shortDesc')}
        />
        <TextArea
          label={t('admin.store.description')}
          hint={t('admin.store.descriptionHint')}
          maxLength={catalogueLimits.description}
          {...bind('description')}
        />
        <div className={styles.pair}>
          <Select
            label={t('admin.catalogue.kind')}
            hint={t('admin.catalogue.kindHint')}
            options={canBe.map((value) => ({ value, label: storeKindLabel(t, value) }))}
            error={refusedAt('store_type')}
            {...bind('kind')}
          />
          <Select
            label={t('admin.store.category')}
            options={[
              { value: '', label: t('admin.store.noCategory') },
              ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            error={refusedAt('category')}
            {...bind('categoryId')}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.groupName}>{t('admin.store.look')}</legend>
        <PictureField
          url={draft.imageUrl}
          picture={props.picture}
          onRemove={() => edit({ imageUrl: null })}
        />
        <p role="alert" className={styles.error}>
          {refusedAt('image.url')}
        </p>
        <TextField
          label={t('admin.store.tag')}
          hint={t('admin.store.tagHint')}
          maxLength={catalogueLimits.tag}
          {...bind('tag')}
        />
        <div className={styles.pair}>
          <Select
            label={t('admin.store.size')}
            options={storePreviewSizes.map((value) => ({
              value,
              label: t(`admin.store.size.${value}`),
            }))}
            {...bind('size')}
          />
          <TextField
            label={t('admin.store.place')}
            hint={t('admin.store.placeHint')}
            inputMode="numeric"
            error={has('place') && t('admin.catalogue.fault.place')}
            {...bind('place')}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.groupName}>{t('admin.store.fee')}</legend>
        <TextField
          label={t('admin.store.fee.name')}
          hint={t('admin.store.fee.nameHint')}
          maxLength={catalogueLimits.feeName}
          {...bind('feeName')}
        />
        <div className={styles.pair}>
          <Select
            label={t('admin.store.fee.type')}
            options={[
              { value: 'fix', label: t('admin.store.fee.fix') },
              { value: 'percent', label: t('admin.store.fee.percent') },
            ]}
            {...bind('feeType')}
          />
          <TextField
            label={t('admin.store.fee.value')}
            hint={t('admin.store.fee.valueHint')}
            inputMode="decimal"
            error={feeError}
            {...bind('feeValue')}
          />
        </div>
        <TextField
          label={t('admin.store.fee.description')}
          maxLength={catalogueLimits.feeDescription}
          {...bind('feeDescription')}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.groupName}>{t('admin.store.link')}</legend>
        <Checkbox
          label={t('admin.store.isCustom')}
          checked={draft.isCustom}
          onChange={(event) => edit({ isCustom: event.currentTarget.checked })}
        />
        <TextField
          label={t('admin.store.customId')}
          hint={t('admin.store.customIdHint')}
          required={draft.isCustom}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={catalogueLimits.customId}
          error={has('customId') ? t('admin.catalogue.fault.customId') : refusedAt('customId')}
          {...bind('customId')}
        />
      </fieldset>
    </>
  );
}
