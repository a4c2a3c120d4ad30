import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '../../../shared/errors/error-toast.ts';
import { portalSettingKey } from '../../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import { settingsKey } from '../settings-queries.ts';

/** Closes the portal to guests, or opens it, where nobody else was faster. */
export function useMaintenance() {
  const { t } = useTexts();
  const toaster = useToaster();
  const showError = useErrorToast();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (isDisable: boolean) =>
      staffPortal.settings.change({ isDisable }, { isDisable: !isDisable }),
    onSuccess(outcome, isDisable) {
      if (outcome.ok) {
        client.setQueryData(portalSettingKey, outcome.value);
        const title = isDisable ? 'settings.maintenance.nowClosed' : 'settings.maintenance.nowOpen';
        toaster.show({ title: t(title) });
        return;
      }
      toaster.show({ title: t('settings.maintenance.changed'), tone: 'info' });
    },
    onError: (error) => showError(error, t('settings.maintenance.failed')),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: settingsKey }),
        client.invalidateQueries({ queryKey: portalSettingKey }),
      ]),
  });
  return { setClosed: mutate, isPending };
}
