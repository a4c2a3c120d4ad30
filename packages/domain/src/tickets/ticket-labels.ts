import { isKnown } from '../contract/is-known.ts';
import type { Texts, Translate } from '../texts/texts.ts';
import { ticketStatuses, type TicketStatus } from './ticket-machine.ts';

/** The colour of each ticket status. */
export const ticketStatusColours = {
  new: '#228be6',
  inwork: '#40c057',
  closed: '#DCDCDC',
} as const satisfies Record<TicketStatus, string>;

/** What a guest reads of a ticket's status: «Заявка обрабатывается». */
export function ticketStatusLabel(t: Translate, status: TicketStatus): string {
  return isKnown(ticketStatuses, status) ? t(`ticket.status.${status}`) : status;
}

/**
 * How many tickets are active: «У вас 2 активных заявки».
 * @param options.withPrefix `false` leaves «У вас » out.
 */
export function activeTicketsText(
  texts: Texts,
  count: number,
  { withPrefix = true }: { readonly withPrefix?: boolean } = {},
): string {
  const counted = texts.count('ticket.active', count);
  return withPrefix ? texts.t('ticket.active.prefix') + counted : counted;
}
