import { alertTexts } from './alert-texts.ts';
import { auditTexts } from './audit-texts.ts';
import { banquetTexts } from './banquet-texts.ts';
import { adminPaymentTexts } from './admin-payment-texts.ts';
import { providerTexts } from './provider-texts.ts';
import { reconciliationTexts } from './reconciliation-texts.ts';
import { staffProblemTexts } from './staff-problem-texts.ts';
import { restaurantTexts } from './restaurant-texts.ts';

/** What the console says besides. */
export const staffTexts = {
  ...alertTexts,
  ...auditTexts,
  ...banquetTexts,
  ...adminPaymentTexts,
  ...providerTexts,
  ...reconciliationTexts,
  ...staffProblemTexts,
  ...restaurantTexts,
};
