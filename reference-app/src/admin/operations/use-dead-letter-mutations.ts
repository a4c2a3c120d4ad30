import type { DeadLetterChoice } from '@portal/client';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../staff-portal.ts';
import { deadLettersKey } from './dead-letter-queries.ts';

interface DeadLetterAction {
  readonly action: 'resend' | 'discard';
  readonly choice: DeadLetterChoice;
}

/** Sends again what was not delivered, or forgets it. */
export function useDeadLetterMutations() {
  const { t } = useTexts();
  const toaster = useToaster();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ action, choice }: DeadLetterAction) => staffPortal.operations[action](choice),
    onSuccess: (n, { action }) =>
      toaster.show({
        title: t(
          action === 'resend'
            ? 'operations.undelivered.resent'
            : 'operations.undelivered.forgotten',
          { n },
        ),
      }),
    onError: (error) =>
      toaster.show({
        title: t('operations.undelivered.actFailed'),
        message: describeError(error, t).message,
        tone: 'error',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: deadLettersKey }),
  });
  return { mutate, isPending };
}
