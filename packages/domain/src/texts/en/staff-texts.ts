import { adminTexts } from './admin-texts.ts';
import { alertTexts } from './alert-texts.ts';
import { auditTexts } from './audit-texts.ts';
import { banquetDeskTexts } from './banquet-desk-texts.ts';
import { banquetTexts } from './banquet-texts.ts';
import { catalogueDeskTexts } from './catalogue-desk-texts.ts';
import { guestDeskTexts } from './guest-desk-texts.ts';
import { ratingDeskTexts } from './rating-desk-texts.ts';
import { inboxTexts } from './inbox-texts.ts';
import { numbersTexts } from './numbers-texts.ts';
import { operationsDeskTexts } from './operations-desk-texts.ts';
import { orderBoardTexts } from './order-board-texts.ts';
import { orderDrawerTexts } from './order-drawer-texts.ts';
import { orderMoneyTexts } from './order-money-texts.ts';
import { paymentDeskTexts } from './payment-desk-texts.ts';
import { providerTexts } from './provider-texts.ts';
import { reconciliationTexts } from './reconciliation-texts.ts';
import { restaurantTexts } from './restaurant-texts.ts';
import { roomDeskTexts } from './room-desk-texts.ts';
import { settingsDeskTexts } from './settings-desk-texts.ts';
import { staffDeskTexts } from './staff-desk-texts.ts';
import { staffSecurityTexts } from './staff-security-texts.ts';
import { ticketDeskTexts } from './ticket-desk-texts.ts';

/** What the console says besides. */
export const staffTexts = {
  ...adminTexts,
  ...alertTexts,
  ...auditTexts,
  ...banquetDeskTexts,
  ...banquetTexts,
  ...catalogueDeskTexts,
  ...guestDeskTexts,
  ...ratingDeskTexts,
  ...inboxTexts,
  ...numbersTexts,
  ...operationsDeskTexts,
  ...orderBoardTexts,
  ...orderDrawerTexts,
  ...orderMoneyTexts,
  ...paymentDeskTexts,
  ...providerTexts,
  ...reconciliationTexts,
  ...restaurantTexts,
  ...roomDeskTexts,
  ...settingsDeskTexts,
  ...staffDeskTexts,
  ...staffSecurityTexts,
  ...ticketDeskTexts,
};
