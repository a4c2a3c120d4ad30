import { randomUUID } from 'node:crypto';
import { restaurantIds as hotel } from '../../sandbox/iiko/restaurant-ids.ts';
import type { AuthorisationCaller } from './authorisation-table.ts';
import {
  banquet,
  cannedReply,
  colleagueId,
  dayAhead,
  type AuthorisationThings,
} from './authorisation-things.ts';
import { sandboxHall } from '../fixtures/restaurant/banquets.ts';
import { dishes } from '../fixtures/restaurant/restaurant.ts';
import { somePhone } from '../portal.ts';

/** A request that is right in every way but perhaps in who makes it. */
export function requestFor(
  things: AuthorisationThings,
  call: string,
  caller: AuthorisationCaller,
): { path?: string; body?: unknown } {
  const { own, order, ownOrderIds, ownTicket, spare, storeId, devices } = things;
  switch (call) {
    case 'POST /api/sms-auth/send-code':
      return { body: { phoneNumber: somePhone() } };
    case 'POST /api/sms-auth/login':
      return { body: { data: { phone: somePhone(), code: '0000' } } };
    case 'POST /api/sms-auth/register':
      return { body: { data: { phone: somePhone(), name: 'Никто' } } };
    case 'POST /api/sms-auth/guest':
      return { body: { data: { id: own.id } } };
    case 'POST /api/admin/auth/login':
      // Failures are counted per id.
      return { body: { data: { id: `nobody-${caller}`, password: 'nothing' } } };
    case 'POST /api/admin/first/check':
      return { body: { data: { token: 'x' } } };
    case 'POST /api/admin/first/create': {
      const staff = { id: `first-${caller}`, password: 'four words are better' };
      return { body: { data: { token: 'x', staff } } };
    }
    case 'POST /api/admin/sms-auth/code':
      return { body: { data: { phone: somePhone() } } };
    case 'POST /api/admin/sms-auth/guest':
      return { body: { data: { id: 'admin' } } };
    case 'PUT /api/portal-setting/update':
      return { body: { data: { attributes: { debug: false } } } };
    case 'PUT /api/profile/update':
      return { body: { data: { profile: { mailing: true } } } };
    case 'POST /api/profile/session/end':
      return { body: { data: { id: things.otherOwnSessionId } } };
    case 'GET /api/store/:id':
      return { path: `/api/store/${storeId}` };
    case 'GET /api/store/:id/wait':
      return { path: `/api/store/${storeId}/wait` };
    case 'GET /api/store/custom/:customId':
      return { path: `/api/store/custom/${things.storeName}` };
    case 'GET /api/store/product/:id':
      return { path: `/api/store/product/${things.productId}` };
    case 'POST /api/store/product/fetch':
    case 'POST /api/admin/order/fetch':
    case 'POST /api/admin/guest/fetch':
    case 'POST /api/admin/staff/fetch':
    case 'POST /api/admin/alert/resolve':
      return { body: { data: { id: things.alertId } } };
    case 'POST /api/admin/audit/fetch':
      return { body: { data: {} } };
    case 'POST /api/admin/guest/details':
      return { body: { data: { id: own.id } } };
    case 'PUT /api/admin/guest/update':
      return { body: { data: { guest: { id: own.id, mailing: true } } } };
    case 'POST /api/admin/guest/close':
      return { body: { data: { id: spare.guestId } } };
    case 'GET /api/admin/guest/:id/data.zip':
      return { path: `/api/admin/guest/${own.id}/data.zip` };
    case 'POST /api/admin/guest/erase':
      return { body: { data: { id: own.id } } };
    case 'POST /api/admin/guest/session/end':
      // One that is not the guest's: nobody is signed out.
      return { body: { data: { id: own.id, sessionId: randomUUID() } } };
    case 'POST /api/admin/guest/push':
      return { body: { data: { id: own.id, title: 'Такси', message: 'Ждёт у ворот' } } };
    case 'POST /api/admin/staff/create':
      return { body: { data: { staff: { id: `new-${caller}`, name: 'Ольга', role: 'banquet' } } } };
    case 'PUT /api/admin/staff/update':
      return { body: { data: { staff: { id: colleagueId, name: 'Нина' } } } };
    case 'POST /api/admin/staff/password/reset':
      return { body: { data: { id: colleagueId } } };
    case 'POST /api/admin/staff/password':
      return { body: { data: { password: 'wrong', newPassword: 'four words are better' } } };
    case 'POST /api/admin/auth/second-factor/begin':
      return { body: { data: { kind: 'totp' } } };
    case 'POST /api/admin/auth/second-factor/finish':
      return { body: { data: { id: randomUUID(), name: 'Телефон', code: '000000' } } };
    case 'POST /api/admin/auth/second-factor/remove':
      return { body: { data: { id: randomUUID() } } };
    case 'POST /api/admin/staff/second-factor/remove':
      return { body: { data: { id: colleagueId } } };
    case 'POST /api/admin/auth/confirm':
      return { body: { data: { password: 'wrong' } } };
    case 'POST /api/orders':
      return { body: { data: { id: own.id } } };
    case 'POST /api/order/create':
      return { body: { data: { order } } };
    case 'POST /api/order/cancel':
      return { body: { data: { id: ownOrderIds.cancel } } };
    case 'PUT /api/order/update':
      return { body: { data: { order: { id: ownOrderIds.update, status: 'inwork' } } } };
    case 'POST /api/admin/order/details':
      return { body: { data: { id: ownOrderIds.update } } };
    case 'POST /api/payment/create':
    case 'POST /api/payment/sync':
    case 'POST /api/admin/payment/capture':
    case 'POST /api/admin/payment/cancel':
    case 'POST /api/admin/payment/refund':
      return { body: { data: { orderId: ownOrderIds.pay } } };
    case 'POST /api/admin/payment/reconcile':
      return { body: { data: { from: '2026-11-01', to: '2026-11-02' } } };
    case 'POST /api/admin/payment/reconciliation/resolve':
      return { body: { data: { id: things.differenceId, act: 'note' } } };
    case 'POST /api/tickets':
      return { body: { data: { id: own.id } } };
    case 'POST /api/ticket/fetch':
    case 'POST /api/admin/ticket/details':
      return { body: { data: { id: ownTicket.id } } };
    case 'POST /api/ticket/create':
      return { body: { data: { room: order.room, message: 'Не горит лампа' } } };
    case 'POST /api/ticket/message':
      return { body: { data: { ticketId: ownTicket.id, message: 'Ещё одно' } } };
    case 'POST /api/ticket/read':
      return { body: { data: { ticketId: ownTicket.id, messageId: 1 } } };
    case 'PUT /api/ticket/update':
      return { body: { data: { ticket: { id: ownTicket.id, status: 'inwork' } } } };
    case 'GET /api/ticket/attachment/:id':
      return { path: `/api/ticket/attachment/${ownTicket.pictureId}` };
    case 'GET /api/ticket/attachment/:id/preview':
      return { path: `/api/ticket/attachment/${ownTicket.pictureId}/preview` };
    case 'POST /api/admin/ticket/fetch':
    case 'POST /api/admin/rating/fetch':
      return { body: { data: {} } };
    case 'POST /api/admin/ticket/note':
      return { body: { data: { ticketId: ownTicket.id, note: 'Перезвонить' } } };
    case 'POST /api/admin/ticket/assign':
      return { body: { data: { ticketId: ownTicket.id, assignee: 'admin' } } };
    case 'POST /api/admin/ticket/canned-reply/create':
      return { body: { data: { cannedReply: { ...cannedReply, shortcut: 'another' } } } };
    case 'PUT /api/admin/ticket/canned-reply/update':
      return { body: { data: { cannedReply: { ...cannedReply, id: things.cannedReplyId } } } };
    case 'POST /api/admin/ticket/canned-reply/delete':
      return { body: { data: { id: things.cannedReplyId } } };
    case 'POST /api/admin/store/create':
      return { body: { data: { store: { title: 'Новая лавка' } } } };
    case 'POST /api/admin/store/update':
      return { body: { data: { store: { id: storeId, tag: 'Новое' } } } };
    case 'POST /api/admin/product/create':
      return { body: { data: { product: { name: 'Новое', store: storeId } } } };
    case 'POST /api/admin/product/update':
      return { body: { data: { product: { id: spare.productId, price: 10 } } } };
    case 'POST /api/admin/product/delete':
      return { body: { data: { id: spare.productId } } };
    case 'POST /api/admin/store-category/create':
      return { body: { data: { storeCategory: { name: 'Новая' } } } };
    case 'PUT /api/admin/store-category/update':
      return { body: { data: { storeCategory: { id: spare.categoryId, name: 'Иная' } } } };
    case 'POST /api/admin/store-category/delete':
      return { body: { data: { id: spare.categoryId } } };
    case 'POST /api/admin/room/create':
      return { body: { data: { room: { name: 'Новый' } } } };
    case 'PUT /api/admin/room/update':
      return { body: { data: { room: { id: spare.roomId, name: 'Иной' } } } };
    case 'POST /api/admin/room/delete':
      return { body: { data: { id: spare.roomId } } };
    case 'POST /api/rating/create':
      return { body: { data: { score: 5, orderId: ownOrderIds.update } } };
    case 'POST /api/rating/order':
    case 'POST /api/rating/dismiss':
      return { body: { data: { orderId: ownOrderIds.update } } };
    case 'POST /api/webhook/yookassa':
      return { body: { type: 'notification', event: 'payment.succeeded', object: { id: 'x' } } };
    case 'POST /api/iiko/create_reserve':
      return { body: { data: { banquet: { id: things.banquetId } } } };
    case 'POST /api/admin/banquet/create':
      return { body: { data: { banquet } } };
    case 'PUT /api/admin/banquet/update':
      return { body: { data: { banquet: { id: things.banquetId } } } };
    case 'POST /api/admin/banquet/workload':
      return {
        body: { data: { from: dayAhead(1), to: dayAhead(2), sectionId: sandboxHall.id } },
      };
    case 'POST /api/iiko/terminal-groups':
      return { body: { organizationIds: [hotel.organizationId] } };
    case 'POST /api/iiko/reserve_available_restaurant_sections':
      return { body: { terminalGroupIds: [hotel.terminalGroupId] } };
    case 'POST /api/iiko/nomenclature':
    case 'POST /api/iiko/external/nomenclature':
      return { body: { organizationId: hotel.organizationId } };
    case 'POST /api/iiko/menu_by_id_v2':
    case 'POST /api/iiko/external/menu_by_id_v2':
      return {
        body: { organizationIds: [hotel.organizationId], externalMenuId: hotel.externalMenuId },
      };
    case 'POST /api/web-push/subscribe':
      return { body: { subscription: devices[caller], visitorId: caller } };
    case 'POST /api/web-push/send':
      return { body: { title: 'Такси', message: 'Ждёт у ворот', visitorId: 'own' } };
    case 'POST /api/web-push/unsubscribe':
      return { body: { endpoint: devices[caller]?.endpoint ?? '' } };
    case 'POST /api/telegram/send':
      // Only the one who has placed an order has anything to report.
      return { body: { message: '[PORTAL DELIVERY]', message_thread_id: 4 } };
    case 'POST /api/admin/outbox/resend':
    case 'POST /api/admin/outbox/discard':
      return { body: { data: { all: true } } };
    case 'POST /api/admin/numbers/fetch':
      return { body: { data: { from: '2026-11-01', to: '2026-11-30' } } };
    case 'GET /api/admin/numbers/export.csv':
      return { path: '/api/admin/numbers/export.csv?from=2026-11-01&to=2026-11-30' };
    case 'GET /api/iiko/dish/:id':
      return { path: `/api/iiko/dish/${dishes.borsch}` };
    case 'POST /api/webhook/iiko':
      return { body: [{ eventType: 'StopListUpdate' }] };
    default:
      return {};
  }
}
