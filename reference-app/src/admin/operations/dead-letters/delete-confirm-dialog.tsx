import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { useDeadLetterMutations, type DeadLetterChoice } from './use-dead-letter-mutations.ts';

interface DeleteConfirmDialogProps {
  /** What would be deleted; null while nothing is asked. */
  choice: DeadLetterChoice | null;
  onClose: () => void;
}

/** Asks before messages are given up for good. */
export function DeleteConfirmDialog({ choice, onClose }: DeleteConfirmDialogProps) {
  const { t } = useTexts();
  const { mutate, isPending } = useDeadLetterMutations();
  const isAll = choice !== null && 'all' in choice;
  return (
    <ConfirmDialog
      open={choice !== null}
      title={t(isAll ? 'operations.undelivered.askForgetAll' : 'operations.undelivered.askForget')}
      description={t('operations.undelivered.askForgetHint')}
      cancel={t('operations.undelivered.keep')}
      confirm={t(isAll ? 'operations.undelivered.forgetAll' : 'operations.undelivered.forget')}
      isPending={isPending}
      onConfirm={() => {
        if (choice) mutate({ action: 'discard', choice }, { onSettled: onClose });
      }}
      onClose={onClose}
    />
  );
}
