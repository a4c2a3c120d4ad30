import { banquetInputs } from './inputs/banquet-inputs.ts';
import { catalogueInputs } from './inputs/catalogue-inputs.ts';
import { notificationInputs } from './inputs/notice-inputs.ts';
import { reportInputs } from './inputs/report-inputs.ts';
import { orderInputs } from './inputs/order-inputs.ts';
import { accountInputs } from './inputs/account-inputs.ts';
import { pushInputs } from './inputs/push-inputs.ts';
import { portalInputs } from './inputs/portal-inputs.ts';
import { restaurantInputs } from './inputs/restaurant-inputs.ts';
import { signInInputs } from './inputs/sign-in-inputs.ts';
import { ticketInputs } from './inputs/ticket-inputs.ts';

/** Every call of the contract, by hand; a call that is missing fails the test. */
export const callInputs = [
  ...signInInputs,
  ...notificationInputs,
  ...portalInputs,
  ...catalogueInputs,
  ...pushInputs,
  ...orderInputs,
  ...reportInputs,
  ...restaurantInputs,
  ...banquetInputs,
  ...accountInputs,
  ...ticketInputs,
];
