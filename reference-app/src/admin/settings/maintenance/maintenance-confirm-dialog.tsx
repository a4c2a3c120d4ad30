import type { ValueOf } from '@portal/client';
import type { updatePortalSetting } from '@portal/domain/portal';
import type { Online } from '@portal/domain/presence';
import { useToaster } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { portalSettingKey } from '../../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { onlineQuery } from '../../operations/online/online-queries.ts';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { staffPortal } from '../../staff-portal.ts';
import { useOutcomeMutation } from '../../use-outcome-mutation.ts';
import { settingsKey } from '../settings-queries.ts';

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
  const toaster = useToaster();
  const client = useQueryClient();
  const { mutate, isPending } = useOutcomeMutation<ValueOf<typeof updatePortalSetting>>({
    failedTitle: t('settings.maintenance.failed'),
    onSettled(done) {
      if (done) client.setQueryData(portalSettingKey, done.status);
      return Promise.all(
        [settingsKey, portalSettingKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
  const { data, isError } = useQuery({ ...onlineQuery, enabled: open && isToClose });
  const who = isError
    ? t('settings.maintenance.guestsUnknown')
    : data && count('settings.maintenance.guests', guestsAmong(data));

  function confirm(): void {
    const run = () =>
      staffPortal.settings.update({
        attributes: { isDisable: isToClose },
        was: { isDisable: !isToClose },
      });
    const doneTitle = t(`settings.maintenance.${isToClose ? 'nowClosed' : 'nowOpen'}`);
    const onRefused = () => {
      toaster.show({ title: t('settings.maintenance.changed'), tone: 'info' });
      return true;
    };
    mutate({ run, doneTitle, onRefused }, { onSettled: onClose });
  }

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
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/** How many of those who are here are not staff; who is not listed any more counts as a guest. */
function guestsAmong({ online, clients }: Pick<Online, 'online' | 'clients'>): number {
  const staff = clients.filter(({ role }) => role !== null && role !== 'user');
  return online - staff.length;
}
