import { banquetInputs } from './banquet-inputs.ts';
import { catalogueInputs } from './catalogue-inputs.ts';
import { noticeInputs } from './notice-inputs.ts';
import { numbersInputs } from './numbers-inputs.ts';
import { orderInputs } from './order-inputs.ts';
import { peopleInputs } from './people-inputs.ts';
import { pushInputs } from './push-inputs.ts';
import { portalInputs } from './portal-inputs.ts';
import { restaurantInputs } from './restaurant-inputs.ts';
import { signInInputs } from './sign-in-inputs.ts';
import { ticketInputs } from './ticket-inputs.ts';

/** Every call of the contract, by hand; a call that is missing fails the test. */
export const callInputs = [
  ...signInInputs,
  ...noticeInputs,
  ...portalInputs,
  ...catalogueInputs,
  ...pushInputs,
  ...orderInputs,
  ...numbersInputs,
  ...restaurantInputs,
  ...banquetInputs,
  ...peopleInputs,
  ...ticketInputs,
];
