import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useOutcomeMutation } from '../use-outcome-mutation.ts';
import { putBanquet, reloadBanquets } from './banquet-cache.ts';
import type { AdminBanquet } from './banquet-queries.ts';

/** Mutation of a banquet. Shows a refusal in a toast, and refetches what is shown. */
export function useBanquetMutation(failedTitle: string) {
  const client = useQueryClient();
  const { t } = useTexts();
  return useOutcomeMutation<{ readonly banquet: AdminBanquet }>({
    failedTitle,
    refusalText: ({ code }) =>
      code === 'STALE_VERSION' ? t('admin.banquets.form.changedMeanwhile') : undefined,
    onSettled(done) {
      if (done) putBanquet(client, done.banquet);
      reloadBanquets(client);
    },
  });
}
