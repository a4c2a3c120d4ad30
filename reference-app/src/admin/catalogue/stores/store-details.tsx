import { storeKinds } from '@portal/domain/catalogue';
import { Button } from '@portal/ui';
import { useRef } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as formStyles from '../../settings/form/settings-form.css.ts';
import { useUnsavedChangesWarning } from '../../settings/form/use-unsaved-changes-warning.ts';
import { staffPortal } from '../../staff-portal.ts';
import type { AdminStore } from '../catalogue-queries.ts';
import { changedFields } from '../../editing/changed-fields.ts';
import { ChangedMeanwhile } from '../../editing/changed-meanwhile.tsx';
import { storeDraftOf, storeValues } from './store-draft.ts';
import { StoreFields } from './store-fields.tsx';
import { useEdited } from '../../editing/use-edited.ts';
import { usePictureUpload } from '../picture/use-picture-upload.ts';
import { useStoreForm } from './use-store-form.ts';

/** What is written of a store, to be written anew. */
export function StoreDetails({ store }: { store: AdminStore }) {
  const { t } = useTexts();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useStoreForm(formRef);
  const { seen, draft, edit, isChanged, isOutdated, discard, settle } = useEdited(
    store,
    storeDraftOf,
  );
  const picture = usePictureUpload((imageUrl) => edit({ imageUrl }));
  useUnsavedChangesWarning(isChanged);
  const isRestaurant = store.store_type.value === 'restaurant';

  /** @param version what it is believed to be now. */
  function save(version: number): void {
    const before = storeValues(storeDraftOf(seen));
    form.save(draft, {
      run: (values) =>
        staffPortal.stores.update({
          store: {
            ...(before ? changedFields(values, before) : values),
            id: store.id,
            version,
          },
        }),
      doneTitle: t('admin.catalogue.saved'),
      onSaved: settle,
    });
  }

  return (
    <form
      ref={formRef}
      noValidate
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save(seen.version);
      }}
    >
      <StoreFields
        {...{ draft, picture }}
        edit={(change) => {
          edit(change);
          form.forgive();
        }}
        fieldErrors={form.fieldErrors}
        refusedAt={form.refusedAt}
        canBe={storeKinds.filter((kind) => (kind === 'restaurant') === isRestaurant)}
      />
      <ChangedMeanwhile
        isShown={isOutdated && !form.isPending}
        isSaving={form.isPending}
        onTakeTheirs={discard}
        onOverwrite={() => save(store.version)}
      />
      <div className={formStyles.foot}>
        <Button
          type="submit"
          busy={form.isPending}
          disabled={!isChanged || isOutdated || picture.sent !== null}
        >
          {t('admin.catalogue.save')}
        </Button>
        {isChanged && (
          <Button variant="quiet" onClick={discard}>
            {t('admin.catalogue.discard')}
          </Button>
        )}
        <p role="status" className={formStyles.unsaved}>
          {isChanged && t('admin.catalogue.unsaved')}
        </p>
      </div>
    </form>
  );
}
