import { createAlertClient, type AlertClient } from '../alerts/alert-client.ts';
import { createAuditClient, type AuditClient } from '../audit/audit-client.ts';
import { createBanquetClient, type BanquetClient } from '../banquets/banquet-client.ts';
import {
  createAdminCatalogueClient,
  type AdminCatalogueClient,
} from '../catalogue/admin-catalogue-client.ts';
import { createAdminGuestClient, type AdminGuestClient } from '../guests/admin-guest-client.ts';
import { createReportClient, type ReportClient } from '../reports/report-client.ts';
import { createOperationsClient, type OperationsClient } from '../operations/operations-client.ts';
import { createAdminOrderClient, type AdminOrderClient } from '../orders/admin-order-client.ts';
import { createAdminRatingClient, type AdminRatingClient } from '../ratings/admin-rating-client.ts';
import {
  createReconciliationClient,
  type ReconciliationClient,
} from '../reconciliation/reconciliation-client.ts';
import { createAdminRoomClient, type AdminRoomClient } from '../rooms/admin-room-client.ts';
import {
  createStaffSecurityClient,
  type StaffSecurityClient,
} from '../staff/staff-security-client.ts';
import { createStaffSignIn, type StaffSignIn } from '../staff/staff-sign-in.ts';
import { createStaffClient, type StaffClient } from '../staff/staff-client.ts';
import { createOrderViewers, type OrderViewers } from '../orders/order-viewers.ts';
import { createAdminTicketClient, type AdminTicketClient } from '../tickets/admin-ticket-client.ts';
import type { Portal } from './create-portal.ts';
import { createSettingsClient, type SettingsClient } from './settings-client.ts';

/** What staff can do with a portal, beside what everybody can. */
export interface StaffPortal {
  /** What somebody must act on; each role has its own. */
  readonly alerts: AlertClient;
  /** Who changed what; for the role admin. */
  readonly audit: AuditClient;
  /** For the roles admin and banquet. */
  readonly banquets: BanquetClient;
  /** Stores and products: reading is for all staff, changing for the role admin. */
  readonly catalogue: AdminCatalogueClient;
  /** Guests as staff see them; for the roles admin and moderator. */
  readonly guests: AdminGuestClient;
  /** What periods came to; for the role admin. */
  readonly reports: ReportClient;
  /** How the portal itself is doing. */
  readonly operations: OperationsClient;
  /** The desk where orders are looked after; for the roles admin and moderator. */
  readonly orders: AdminOrderClient;
  /** Who of the staff has which order open; for the roles admin and moderator. */
  readonly orderViewers: OrderViewers;
  /** Ratings that guests gave; for the role admin. */
  readonly ratings: AdminRatingClient;
  /** The portal's books beside the payment provider's; for the role admin. */
  readonly reconciliation: ReconciliationClient;
  /** The list of rooms; for the role admin. */
  readonly rooms: AdminRoomClient;
  /** How one proves who one is; for every staff role. */
  readonly security: StaffSecurityClient;
  /** The portal's settings; for the role admin. */
  readonly settings: SettingsClient;
  readonly signIn: StaffSignIn;
  /** Accounts of staff; for the role admin, but for one's own password. */
  readonly staff: StaffClient;
  /** The desk where tickets are answered; for the role admin. */
  readonly tickets: AdminTicketClient;
}

/**
 * The staff's side of a portal, apart from it so that guests need not load it. It has the portal's
 * session: the server decides by the role of the account.
 *
 * @example
 * ```ts
 * const portal = createPortal({ baseUrl: 'https://portal.example' });
 * const staffPortal = createStaffPortal(portal);
 * const { banquets } = await staffPortal.banquets.search({ from: '2026-12-01T00:00:00Z' });
 * ```
 */
export function createStaffPortal({
  address,
  call,
  live,
  session,
}: Pick<Portal, 'address' | 'call' | 'live' | 'session'>): StaffPortal {
  return {
    alerts: createAlertClient(call),
    audit: createAuditClient(call),
    banquets: createBanquetClient(call),
    catalogue: createAdminCatalogueClient(call),
    guests: createAdminGuestClient(call, address),
    reports: createReportClient(call, address),
    operations: createOperationsClient(call),
    orders: createAdminOrderClient(call, address),
    orderViewers: createOrderViewers(live),
    ratings: createAdminRatingClient(call),
    reconciliation: createReconciliationClient(call),
    rooms: createAdminRoomClient(call),
    security: createStaffSecurityClient(call),
    settings: createSettingsClient(call),
    signIn: createStaffSignIn(call, session),
    staff: createStaffClient(call),
    tickets: createAdminTicketClient(call),
  };
}
