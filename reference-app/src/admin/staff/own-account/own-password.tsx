import { Button, Modal } from '@portal/ui';
import { useId } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { OwnPasswordForm, useOwnPassword } from './own-password-form.tsx';

/** One's own password, by whoever knows the present one. */
export function OwnPassword({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const formId = useId();
  const form = useOwnPassword(onClose);
  return (
    <Modal
      open
      onClose={onClose}
      hasUnsaved={form.hasUnsaved && !form.isPending}
      title={t('admin.staff.own.title')}
      description={t('admin.staff.own.hint')}
      footer={
        <Button type="submit" form={formId} busy={form.isPending}>
          {t('admin.staff.own')}
        </Button>
      }
    >
      <OwnPasswordForm formId={formId} form={form} />
    </Modal>
  );
}
