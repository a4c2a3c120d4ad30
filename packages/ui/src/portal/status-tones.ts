import type { BanquetStatus } from '@portal/domain/banquets';
import type { OrderStatus, PaymentStatus } from '@portal/domain/orders';
import type { TicketStatus } from '@portal/domain/tickets';
import type { BadgeTone } from '../components/badge/index.ts';

export const orderStatusTones: Readonly<Record<OrderStatus, BadgeTone>> = {
  new: 'info',
  inwork: 'warning',
  delivered: 'accent',
  done: 'success',
  canceled: 'danger',
};

export const paymentStatusTones: Readonly<Record<PaymentStatus, BadgeTone>> = {
  pending: 'warning',
  waiting_for_capture: 'info',
  succeeded: 'success',
  canceled: 'danger',
};

/** The tones whose dots are the ticket colours of the specification. */
export const ticketStatusTones: Readonly<Record<TicketStatus, BadgeTone>> = {
  new: 'info',
  inwork: 'success',
  closed: 'neutral',
};

export const banquetStatusTones: Readonly<Record<BanquetStatus, BadgeTone>> = {
  draft: 'neutral',
  transferring: 'warning',
  transferred: 'success',
  failed: 'danger',
  canceled: 'neutral',
};
