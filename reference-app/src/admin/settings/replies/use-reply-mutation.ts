import type { Unwrapped } from '@portal/client';
import type { CannedReply } from '@portal/domain/tickets';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useOutcomeMutation } from '../../use-outcome-mutation.ts';
import { cannedRepliesQuery } from '../../tickets/admin-ticket-queries.ts';

/** A canned reply as the console holds it. */
export type AdminReply = Unwrapped<CannedReply>;

/** Mutation of canned replies: shows a refusal in a toast, and reads them again. */
export function useReplyMutation(failedTitle: string) {
  const client = useQueryClient();
  const { t } = useTexts();
  return useOutcomeMutation({
    failedTitle,
    refusalText: ({ status }) => (status === 404 ? t('settings.replies.gone') : undefined),
    onSettled: () => client.invalidateQueries({ queryKey: cannedRepliesQuery.queryKey }),
  });
}
