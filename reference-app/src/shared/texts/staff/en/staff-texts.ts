import { adminBanquetTexts } from './admin-banquet-texts.ts';
import { adminCatalogueTexts } from './admin-catalogue-texts.ts';
import { adminGuestTexts } from './admin-guest-texts.ts';
import { adminOperationsTexts } from './admin-operations-texts.ts';
import { adminOrderTexts } from './admin-order-texts.ts';
import { adminReportTexts } from './admin-report-texts.ts';
import { adminSettingsTexts } from './admin-settings-texts.ts';
import { adminStaffTexts } from './admin-staff-texts.ts';
import { adminTexts } from './admin-texts.ts';
import { adminTicketTexts } from './admin-ticket-texts.ts';
import { staffSignInTexts } from './staff-sign-in-texts.ts';

/** What the console says beside what any portal's staff read. */
export const staffTexts = {
  ...adminBanquetTexts,
  ...adminCatalogueTexts,
  ...adminGuestTexts,
  ...adminOperationsTexts,
  ...adminOrderTexts,
  ...adminReportTexts,
  ...adminSettingsTexts,
  ...adminStaffTexts,
  ...adminTexts,
  ...adminTicketTexts,
  ...staffSignInTexts,
};
