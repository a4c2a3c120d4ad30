import type { Online } from '@portal/domain/presence';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { onlineQuery } from '../../operations/online/online-queries.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { useMaintenance } from './use-maintenance.ts';

interface MaintenanceConfirmDialogProps {
  /** What is asked for: to close the portal, or to open it. */
  isToClose: boolean;
  open: boolean;
  onClose: () => void;
}

/** Asks before guests lose the portal or get it back, and says how many are there. */
export function MaintenanceConfirmDialog({
  isToClose,
  open,
  onClose,
}: MaintenanceConfirmDialogProps) {
  const { t, count } = useTexts();
  const { setClosed, isPending } = useMaintenance();
  const { data, isError } = useQuery({ ...onlineQuery, enabled: open && isToClose });
  const who = isError
    ? t('settings.maintenance.guestsUnknown')
    : data && count('settings.maintenance.guests', guestsAmong(data));

  return (
    <ConfirmDialog
      open={open}
      title={t(isToClose ? 'settings.maintenance.askClose' : 'settings.maintenance.askOpen')}
      description={
        isToClose
          ? `${who ?? ''} ${t('settings.maintenance.effect')}`
          : t('settings.maintenance.openHint')
      }
      cancel={t('settings.maintenance.keep')}
      confirm={t(isToClose ? 'settings.maintenance.close' : 'settings.maintenance.reopen')}
      tone={isToClose ? 'danger' : 'primary'}
      isPending={isPending}
      onConfirm={() => setClosed(isToClose, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}

/** How many of those who are here are not staff; who is not listed any more counts as a guest. */
function guestsAmong({ online, clients }: Pick<Online, 'online' | 'clients'>): number {
  const staff = clients.filter(({ role }) => role !== null && role !== 'user');
  return online - staff.length;
}
