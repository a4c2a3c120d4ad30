import type { InputOf } from '@portal/client';
import type { resendDeadLetters } from '@portal/domain/outbox';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '../../../shared/errors/error-toast.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import { deadLettersKey } from './dead-letter-queries.ts';

/** Which dead letters are meant. */
export type DeadLetterChoice = InputOf<typeof resendDeadLetters>;

interface DeadLetterAction {
  readonly action: 'resend' | 'discard';
  readonly choice: DeadLetterChoice;
}

/** Sends again what was not delivered, or forgets it. */
export function useDeadLetterMutations() {
  const { t } = useTexts();
  const toaster = useToaster();
  const showError = useErrorToast();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ action, choice }: DeadLetterAction) => staffPortal.deadLetters[action](choice),
    onSuccess: ({ count: n }, { action }) =>
      toaster.show({
        title: t(
          action === 'resend'
            ? 'operations.undelivered.resent'
            : 'operations.undelivered.forgotten',
          { n },
        ),
      }),
    onError: (error) => showError(error, t('operations.undelivered.actFailed')),
    onSettled: () => client.invalidateQueries({ queryKey: deadLettersKey }),
  });
  return { mutate, isPending };
}
