import { randomId } from '@portal/client';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../staff-portal.ts';
import { ticketDetailsQuery } from './admin-ticket-queries.ts';

/** Writes notes that only staff see. One that could not be saved can be sent again from its notice. */
export function useAddNote(ticketId: number): (note: string) => void {
  const { t } = useTexts();
  const client = useQueryClient();
  const toaster = useToaster();
  const { mutate } = useMutation({
    mutationFn: (draft: { readonly clientId: string; readonly note: string }) =>
      staffPortal.tickets.addNote({ ...draft, ticketId }, { isRepeatable: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: ticketDetailsQuery(ticketId).queryKey }),
    onError: (error, draft) => {
      toaster.show({
        title: t('inbox.failed'),
        message: describeError(error, t).message,
        tone: 'error',
        action: { label: t('ticket.state.again'), onSelect: () => mutate(draft) },
      });
    },
  });
  return (note) => mutate({ clientId: randomId(), note });
}
