import { randomBytes } from 'node:crypto';
import { alertTitle } from '@portal/domain/alerts';
import { orderStatusLabel } from '@portal/domain/orders';
import { guestPaths } from '@portal/domain/portal';
import type { PushNotification } from '@portal/domain/push';
import type { PushMessage } from '@portal/domain/server';
import { createTexts, type Locale } from '@portal/domain/texts';

/** A push notification; it names nothing that others should not read on a lock screen. */
export function notificationOf(message: PushMessage, locale: Locale): PushNotification {
  const { t } = createTexts({ locale });
  switch (message.kind) {
    case 'order-status': {
      const { orderId: id, newStatus } = message;
      return {
        title: t('order.notice.status'),
        message: t('order.notice.statusMessage', { id, status: orderStatusLabel(t, newStatus) }),
        path: guestPaths.order(id),
        tag: `order-${id}`,
        locale,
      };
    }
    case 'order-paid':
      return {
        title: t('payment.received.title'),
        message: t('payment.received.message', { id: message.orderId }),
        path: guestPaths.order(message.orderId),
        tag: `paid-${message.orderId}`,
        locale,
      };
    case 'alert':
      return {
        title: t('alert.push.title'),
        message: alertTitle({ t }, message.alertKind),
        path: '/admin/alerts',
        tag: `alert-${message.alertId}`,
        locale,
      };
    case 'ticket-reply':
      return {
        title: t('push.ticketReply.title'),
        message: t('push.ticketReply.message'),
        path: guestPaths.ticket(message.ticketId),
        tag: `ticket-${message.ticketId}`,
        locale,
      };
  }
}

/** The notification by which somebody sees that notifications arrive. */
export function testNotification(locale: Locale, isForStaff: boolean): PushNotification {
  const { t } = createTexts({ locale });
  const message = t(isForStaff ? 'push.test.messageForStaff' : 'push.test.message');
  const path = isForStaff ? '/admin/alerts' : '/';
  return { title: t('push.test.title'), message, path, tag: 'trial', locale };
}

/** What staff write; it stands by itself, and does not replace what they wrote before. */
export function staffNote(
  content: Pick<PushNotification, 'title' | 'message'>,
): (device: { readonly locale: Locale }) => PushNotification {
  const tag = `note-${randomBytes(9).toString('base64url')}`;
  return ({ locale }) => ({ ...content, path: '/', tag, locale });
}
