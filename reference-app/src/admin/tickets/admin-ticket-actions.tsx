import { availableCommands } from '@portal/domain/state-machine';
import { ticketMachine, type TicketDetails } from '@portal/domain/tickets';
import { Button } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../shared/session/session-provider.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { reloadTickets } from '../../shared/tickets/ticket-cache.ts';
import type { OpenedTicket } from '../../shared/tickets/ticket-queries.ts';
import { useOutcomeMutation } from '../use-outcome-mutation.ts';
import { staffPortal } from '../staff-portal.ts';
import * as styles from './tickets-page.css.ts';

interface AdminTicketActionsProps {
  ticket: OpenedTicket['ticket'];
  details: TicketDetails;
}

/** Who takes care of a ticket, and what can be done with it. */
export function AdminTicketActions({ ticket, details: { assignee } }: AdminTicketActionsProps) {
  const { t } = useTexts();
  const account = useAccount();
  const client = useQueryClient();
  const { mutate, isPending } = useOutcomeMutation({
    failedTitle: t('inbox.failed'),
    onSettled: () => reloadTickets(client),
  });

  if (!account) return null;
  const ownId = String(account.id);
  const isMine = assignee?.id === ownId;
  return (
    <div role="group" aria-label={t('inbox.actions')} className={styles.actions}>
      {availableCommands(ticketMachine, ticket.status, 'admin').map((command) => (
        <Button
          key={command}
          size="small"
          variant={command === 'accept' ? 'primary' : 'secondary'}
          busy={isPending}
          onClick={() =>
            mutate({
              run: () =>
                staffPortal.tickets.update({
                  ticket: { id: ticket.id, status: ticketMachine.commands[command].to },
                }),
            })
          }
        >
          {t(`ticket.command.${command}`)}
        </Button>
      ))}
      <Button
        size="small"
        variant="quiet"
        busy={isPending}
        onClick={() =>
          mutate({
            run: () =>
              staffPortal.tickets.assign({
                ticketId: ticket.id,
                assignee: isMine ? null : ownId,
                expected: assignee?.id ?? null,
              }),
          })
        }
      >
        {t(isMine ? 'ticket.release' : 'ticket.claim')}
      </Button>
      <span>
        {assignee ? `${t('ticket.assignee')}: ${assignee.name}` : t('ticket.assignee.nobody')}
      </span>
    </div>
  );
}
