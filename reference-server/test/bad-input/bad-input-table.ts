import { orderInputs } from './order-inputs.ts';
import { portalInputs } from './portal-inputs.ts';
import { restaurantInputs } from './restaurant-inputs.ts';
import { signInInputs } from './sign-in-inputs.ts';

/** Every call of the contract, by hand; a call that is missing fails the test. */
export const callInputs = [...signInInputs, ...portalInputs, ...orderInputs, ...restaurantInputs];
