import { adminBanquetTexts } from './admin-banquet-texts.ts';
import { adminCatalogueTexts } from './admin-catalogue-texts.ts';
import { adminGuestTexts } from './admin-guest-texts.ts';
import { adminOperationsTexts } from './admin-operations-texts.ts';
import { adminRatingTexts } from './admin-rating-texts.ts';
import { adminRoomTexts } from './admin-room-texts.ts';
import { adminSettingsTexts } from './admin-settings-texts.ts';
import { adminStaffTexts } from './admin-staff-texts.ts';
import { adminTexts } from './admin-texts.ts';
import { adminTicketTexts } from './admin-ticket-texts.ts';
import { inboxTexts } from './inbox-texts.ts';
import { orderBoardTexts } from './order-board-texts.ts';
import { orderDrawerTexts } from './order-drawer-texts.ts';
import { orderMoneyTexts } from './order-money-texts.ts';
import { reportTexts } from './report-texts.ts';
import { staffSecurityTexts } from './staff-security-texts.ts';
import { staffSignInTexts } from './staff-sign-in-texts.ts';

/** What the console says beside what any portal's staff read. */
export const staffTexts = {
  ...adminBanquetTexts,
  ...adminCatalogueTexts,
  ...adminGuestTexts,
  ...adminOperationsTexts,
  ...adminRatingTexts,
  ...adminRoomTexts,
  ...adminSettingsTexts,
  ...adminStaffTexts,
  ...adminTexts,
  ...adminTicketTexts,
  ...inboxTexts,
  ...orderBoardTexts,
  ...orderDrawerTexts,
  ...orderMoneyTexts,
  ...reportTexts,
  ...staffSecurityTexts,
  ...staffSignInTexts,
};
