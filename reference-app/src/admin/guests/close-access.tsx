import type { StaffGuest } from '@portal/domain';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { Question } from '../question/question.tsx';
import { useGuestActs } from './use-guest-acts.ts';

interface CloseAccessProps {
  readonly guest: StaffGuest;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before a guest is shut out: what is under way stays, the guest goes at once. */
export function CloseAccess({ guest, open, onClose }: CloseAccessProps) {
  const { t } = useTexts();
  const { change } = useGuestActs(guest.id);
  return (
    <Question
      open={open}
      title={t('admin.guests.close.title', { name: guest.attributes.name })}
      description={t('admin.guests.close.hint')}
      keep={t('admin.guests.close.keep')}
      confirm={t('admin.guests.close')}
      isUnderWay={change.isPending}
      onConfirm={() => change.mutate({ approved: false }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
