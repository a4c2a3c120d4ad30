import { NotFoundError, type Refusal, type Unwrapped } from '@portal/client';
import type { CannedReply, NewCannedReply } from '@portal/domain/tickets';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '../../../shared/errors/error-toast.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import { cannedRepliesQuery } from '../../tickets/admin-ticket-queries.ts';

/** A canned reply as the console holds it. */
export type AdminReply = Unwrapped<CannedReply>;

interface WrittenReply {
  /** Null for a new one. */
  readonly id: number | null;
  readonly draft: NewCannedReply;
}

/** Writes canned replies and deletes them. */
export function useReplyMutations() {
  const { t } = useTexts();
  const toaster = useToaster();
  const showError = useErrorToast();
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: cannedRepliesQuery.queryKey });

  function showFailure(title: string, error: unknown): void {
    showError(error instanceof NotFoundError ? t('settings.replies.gone') : error, title);
  }

  const saving = useMutation({
    mutationFn: ({ id, draft }: WrittenReply) =>
      id === null
        ? staffPortal.tickets.addCannedReply(draft)
        : staffPortal.tickets.rewriteCannedReply(id, draft),
    onError: (error) => showFailure(t('settings.replies.saveFailed'), error),
    onSettled: readAgain,
  });
  const deleting = useMutation({
    mutationFn: (id: number) => staffPortal.tickets.deleteCannedReply(id),
    onError: (error) => showFailure(t('settings.replies.deleteFailed'), error),
    onSettled: readAgain,
  });

  return {
    /** @param onRefused - returns whether it has said why; otherwise a toast does */
    save(
      written: WrittenReply,
      onSaved: () => void,
      onRefused: (refusal: Refusal) => boolean,
    ): void {
      saving.mutate(written, {
        onSuccess(outcome) {
          if (outcome.ok) {
            toaster.show({ title: t('settings.replies.saved') });
            onSaved();
            return;
          }
          if (onRefused(outcome.refusal)) return;
          showError(outcome.refusal.text, t('settings.replies.saveFailed'));
        },
      });
    },
    remove: deleting.mutate,
    isPending: saving.isPending || deleting.isPending,
  };
}
