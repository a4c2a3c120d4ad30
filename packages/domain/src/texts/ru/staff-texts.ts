import { adminTexts } from './admin-texts.ts';
import { alertTexts } from './alert-texts.ts';
import { auditTexts } from './audit-texts.ts';
import { adminBanquetTexts } from './admin-banquet-texts.ts';
import { banquetTexts } from './banquet-texts.ts';
import { adminCatalogueTexts } from './admin-catalogue-texts.ts';
import { adminGuestTexts } from './admin-guest-texts.ts';
import { adminRatingTexts } from './admin-rating-texts.ts';
import { inboxTexts } from './inbox-texts.ts';
import { reportTexts } from './report-texts.ts';
import { adminOperationsTexts } from './admin-operations-texts.ts';
import { orderBoardTexts } from './order-board-texts.ts';
import { orderDrawerTexts } from './order-drawer-texts.ts';
import { orderMoneyTexts } from './order-money-texts.ts';
import { adminPaymentTexts } from './admin-payment-texts.ts';
import { providerTexts } from './provider-texts.ts';
import { reconciliationTexts } from './reconciliation-texts.ts';
import { restaurantTexts } from './restaurant-texts.ts';
import { adminRoomTexts } from './admin-room-texts.ts';
import { adminSettingsTexts } from './admin-settings-texts.ts';
import { adminStaffTexts } from './admin-staff-texts.ts';
import { staffSecurityTexts } from './staff-security-texts.ts';
import { staffSignInTexts } from './staff-sign-in-texts.ts';
import { adminTicketTexts } from './admin-ticket-texts.ts';

/** What the console says besides. */
export const staffTexts = {
  ...adminTexts,
  ...alertTexts,
  ...auditTexts,
  ...adminBanquetTexts,
  ...banquetTexts,
  ...adminCatalogueTexts,
  ...adminGuestTexts,
  ...adminRatingTexts,
  ...inboxTexts,
  ...reportTexts,
  ...adminOperationsTexts,
  ...orderBoardTexts,
  ...orderDrawerTexts,
  ...orderMoneyTexts,
  ...adminPaymentTexts,
  ...providerTexts,
  ...reconciliationTexts,
  ...restaurantTexts,
  ...adminRoomTexts,
  ...adminSettingsTexts,
  ...adminStaffTexts,
  ...staffSecurityTexts,
  ...staffSignInTexts,
  ...adminTicketTexts,
};
