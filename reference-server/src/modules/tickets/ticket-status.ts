import { decideState } from '@portal/domain/state-machine';
import {
  isClosedRecently,
  supportTicketStatusChange,
  ticketMachine,
  type TicketStatus,
} from '@portal/domain/tickets';
import type { Database } from '../../db/database.ts';
import { identityOf, type StaffActor } from '../../kernel/actor.ts';
import type { Change, MakeChange } from '../../outbox/change.ts';
import { liveRow } from '../../outbox/outbox-row.ts';
import {
  ticketRepository as tickets,
  type LockedTicket,
  type TicketActor,
} from './ticket-repository.ts';

/** Sets the status of a ticket that is locked for this actor; false where the machine of tickets does not allow it. */
export async function setStatus(
  { transaction, enqueue }: Change,
  ticket: LockedTicket,
  status: TicketStatus,
  actor: TicketActor,
): Promise<boolean> {
  const now = new Date();
  const { id, guestId, closeAt, emptiedAt } = ticket;
  const closedRecently = closeAt !== null && isClosedRecently(closeAt, now);
  const decision = decideState(ticketMachine, ticket.status, status, {
    actor: actor.role,
    conditions: { own: true, closedRecently },
  });
  if (!decision.ok) return false;
  if (!decision.changed) return true;
  if (emptiedAt) return false;
  await tickets.setStatus(transaction, ticket, status, identityOf(actor), now);
  enqueue(liveRow(supportTicketStatusChange, { newStatus: status, ticketId: id }, guestId));
  return true;
}

/** Closes every open ticket of a guest, each in a transaction of its own; says how many. */
export async function closeOpenOf(
  prisma: Database['prisma'],
  makeChange: MakeChange,
  guestId: number,
  actor: StaffActor<'admin'>,
): Promise<number> {
  let closed = 0;
  for (const id of await tickets.openOf(prisma, guestId)) {
    const isClosed = await makeChange(async (change) => {
      const ticket = await tickets.lock(change.transaction, id, actor);
      // Others may have closed it since.
      return ticket.status !== 'closed' && (await setStatus(change, ticket, 'closed', actor));
    });
    if (isClosed) closed += 1;
  }
  return closed;
}
