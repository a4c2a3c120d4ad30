import { banquetCommandLabel } from '@portal/domain/banquets';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { staffPortal } from '../../staff-portal.ts';
import type { AdminBanquet } from '../banquet-queries.ts';
import { useBanquetMutation } from '../use-banquet-mutation.ts';

interface CancelBanquetProps {
  banquet: AdminBanquet;
  open: boolean;
  onClose: () => void;
}

/** Asks before a banquet is called off for good. */
export function CancelBanquet({ banquet, open, onClose }: CancelBanquetProps) {
  const { t } = useTexts();
  const { mutate, isPending } = useBanquetMutation(t('admin.banquets.cancel.failed'));
  const { id, title, version, reserveState } = banquet;
  const isKnownThere = reserveState !== null && reserveState !== 'refused';
  return (
    <ConfirmDialog
      open={open}
      title={t('admin.banquets.cancel.title', { title })}
      description={
        isKnownThere ? t('admin.banquets.cancel.hintSent') : t('admin.banquets.cancel.hint')
      }
      cancel={t('admin.banquets.cancel.keep')}
      confirm={banquetCommandLabel(t, 'cancel')}
      isPending={isPending}
      onConfirm={() =>
        mutate(
          {
            run: () =>
              staffPortal.banquets.update({ banquet: { id, version, status: 'canceled' } }),
          },
          { onSettled: onClose },
        )
      }
      onClose={onClose}
    />
  );
}
