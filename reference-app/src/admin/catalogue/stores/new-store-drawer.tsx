import { storeKinds } from '@portal/domain/catalogue';
import { Button, Drawer } from '@portal/ui';
import { useId, useRef, useState } from 'react';
import { useIdempotentSend } from '../../../shared/idempotency/use-idempotent-send.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import type { AdminStore } from '../catalogue-queries.ts';
import * as styles from '../catalogue.css.ts';
import { emptyStore } from './store-draft.ts';
import { StoreFields } from './store-fields.tsx';
import { usePictureUpload } from '../picture/use-picture-upload.ts';
import { useStoreForm } from './use-store-form.ts';

interface NewStoreDrawerProps {
  onOpened: (store: AdminStore) => void;
  onClose: () => void;
}

/** A store that is being opened. */
export function NewStoreDrawer({ onOpened, onClose }: NewStoreDrawerProps) {
  const { t } = useTexts();
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useStoreForm(formRef);
  const attempt = useIdempotentSend();
  const [draft, setDraft] = useState(emptyStore);
  const picture = usePictureUpload((imageUrl) => setDraft((before) => ({ ...before, imageUrl })));
  const hasUnsaved = JSON.stringify(draft) !== JSON.stringify(emptyStore);

  return (
    <Drawer
      open
      onClose={onClose}
      title={t('admin.catalogue.new')}
      className={styles.drawer}
      hasUnsaved={hasUnsaved && !form.isPending}
      footer={
        <Button type="submit" form={formId} busy={form.isPending} disabled={picture.sent !== null}>
          {t('admin.catalogue.create')}
        </Button>
      }
    >
      <form
        ref={formRef}
        id={formId}
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          form.save(draft, {
            run: (values) => attempt({ store: values }, staffPortal.stores.create),
            doneTitle: t('admin.catalogue.saved'),
            onSaved: onOpened,
          });
        }}
      >
        <StoreFields
          {...{ draft, picture }}
          edit={(change) => {
            setDraft((before) => ({ ...before, ...change }));
            form.forgive();
          }}
          fieldErrors={form.fieldErrors}
          refusedAt={form.refusedAt}
          canBe={storeKinds}
        />
      </form>
    </Drawer>
  );
}
