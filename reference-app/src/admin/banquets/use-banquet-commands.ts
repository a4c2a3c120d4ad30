import type { Outcome, Refusal } from '@portal/client';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeRefusal } from '../../shared/errors/describe-error.ts';
import { useErrorToast } from '../../shared/errors/error-toast.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { putBanquet, reloadBanquets } from './banquet-cache.ts';
import type { AdminBanquet } from './banquet-queries.ts';

interface BanquetCommand {
  run: () => Promise<Outcome<AdminBanquet>>;
  /** Title of the toast when it failed. */
  failedTitle: string;
  /** Title of the toast when it was done; none where the page shows it. */
  doneTitle?: string;
  onDone?: (banquet: AdminBanquet) => void;
}

/** Mutation of a banquet. Shows a refusal in a toast, and refetches what is shown. */
export function useBanquetCommands() {
  const client = useQueryClient();
  const toaster = useToaster();
  const showError = useErrorToast();
  const { t } = useTexts();

  function showFailure(title: string, error: unknown): void {
    showError(error, title);
    reloadBanquets(client);
  }

  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: BanquetCommand) => run(),
    onSuccess: (outcome, { failedTitle, doneTitle, onDone }) => {
      if (!outcome.ok) {
        showFailure(failedTitle, refusalText(outcome.refusal));
        return;
      }
      putBanquet(client, outcome.value);
      reloadBanquets(client);
      if (doneTitle) toaster.show({ title: doneTitle });
      onDone?.(outcome.value);
    },
    onError: (error, { failedTitle }) => showFailure(failedTitle, error),
  });
  return { mutate, isPending };

  function refusalText(refusal: Refusal): string {
    return refusal.code === 'STALE_VERSION'
      ? t('admin.banquets.form.changedMeanwhile')
      : describeRefusal(refusal);
  }
}
