import type { Texts } from '@portal/domain/texts';
import * as z from 'zod';
import type { DeadLetterRow } from './dead-letter-repository.ts';

const aboutSchema = z.object({
  notice: z
    .object({
      orderId: z.number().optional(),
      ticketId: z.number().optional(),
      ratingId: z.number().optional(),
    })
    .optional(),
  message: z.object({ orderId: z.number().optional(), ticketId: z.number().optional() }).optional(),
});

/** What a message was about, for a person, without anybody's name, phone, code or words. */
export function summariseDeadLetter(
  { channel, kind, payload }: Pick<DeadLetterRow, 'channel' | 'kind' | 'payload'>,
  { t }: Texts,
): string {
  const { notice = {}, message = {} } = aboutSchema.safeParse(payload).data ?? {};
  if (channel === 'telegram') {
    if (kind === 'delivery' && notice.orderId) {
      return t('outbox.summary.delivery', { id: notice.orderId });
    }
    if (kind === 'support' && notice.ticketId) {
      return t('outbox.summary.support', { id: notice.ticketId });
    }
    if (kind === 'rating' && notice.ratingId) {
      return t('outbox.summary.rating', { id: notice.ratingId });
    }
    if (kind === 'code' || kind === 'alarm' || kind === 'message') {
      return t(`outbox.summary.${kind}`);
    }
  }
  if (channel === 'sms') return t('outbox.summary.sms');
  if (channel === 'push' && message.orderId) {
    return t('outbox.summary.push.order', { id: message.orderId });
  }
  if (channel === 'push' && message.ticketId) {
    return t('outbox.summary.push.ticket', { id: message.ticketId });
  }
  return t('outbox.summary.other', { channel, kind });
}
