import * as alerts from '../alerts/alert-endpoints.ts';
import * as unattended from '../unattended/unattended-endpoints.ts';
import * as audit from '../audit/audit-endpoints.ts';
import * as banquets from '../banquets/banquet-endpoints.ts';
import * as adminCatalogue from '../catalogue/admin-catalogue-endpoints.ts';
import * as catalogue from '../catalogue/catalogue-endpoints.ts';
import * as cataloguePictures from '../catalogue/catalogue-picture.ts';
import * as guestData from '../guests/guest-data-endpoints.ts';
import * as adminGuests from '../guests/admin/admin-guest-endpoints.ts';
import * as profile from '../guests/profile-endpoints.ts';
import * as staffNotifications from '../staff-notifications/staff-notification-endpoints.ts';
import * as reports from '../reports/report-endpoints.ts';
import * as operations from '../operations/operations-endpoints.ts';
import * as adminOrders from '../orders/board/admin-order-endpoints.ts';
import * as orders from '../orders/order-endpoints.ts';
import * as orderEtas from '../orders/eta/order-eta-endpoints.ts';
import * as deadLetters from '../outbox/dead-letter-endpoints.ts';
import * as adminPayments from '../payments/admin-payment-endpoints.ts';
import * as payments from '../payments/payment-endpoints.ts';
import * as adminPortal from '../portal/admin-portal-endpoints.ts';
import * as portal from '../portal/portal-endpoints.ts';
import * as presence from '../presence/presence-endpoints.ts';
import * as providers from '../providers/provider-endpoints.ts';
import * as ratings from '../ratings/rating-endpoints.ts';
import * as push from '../push/push-endpoints.ts';
import * as reconciliation from '../reconciliation/reconciliation-endpoints.ts';
import * as restaurant from '../restaurant/restaurant-endpoints.ts';
import * as adminRooms from '../rooms/admin-room-endpoints.ts';
import * as rooms from '../rooms/room-endpoints.ts';
import * as adminSignIn from '../sign-in/admin-sign-in-endpoints.ts';
import * as signIn from '../sign-in/sign-in-endpoints.ts';
import * as confirmation from '../staff/confirmation-endpoints.ts';
import * as firstAdmin from '../staff/first-admin-endpoints.ts';
import * as secondFactors from '../staff/second-factor-endpoints.ts';
import * as staff from '../staff/staff-endpoints.ts';
import * as cannedReplies from '../tickets/canned-reply.ts';
import * as adminTickets from '../tickets/admin-ticket-endpoints.ts';
import * as tickets from '../tickets/ticket-endpoints.ts';
import * as ticketPictures from '../tickets/ticket-picture.ts';
import type { Endpoint } from '../contract/endpoints/endpoint.ts';

const modules = [
  signIn,
  adminSignIn,
  profile,
  portal,
  adminPortal,
  rooms,
  adminRooms,
  catalogue,
  adminCatalogue,
  cataloguePictures,
  orders,
  orderEtas,
  adminOrders,
  payments,
  adminPayments,
  reconciliation,
  presence,
  push,
  restaurant,
  operations,
  reports,
  staffNotifications,
  alerts,
  unattended,
  audit,
  guestData,
  adminGuests,
  staff,
  firstAdmin,
  confirmation,
  secondFactors,
  deadLetters,
  providers,
  banquets,
  tickets,
  adminTickets,
  ticketPictures,
  cannedReplies,
  ratings,
];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'replies' in value && 'path' in value;
}

/** Every call of the portal, by the name it is exported under. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
);
