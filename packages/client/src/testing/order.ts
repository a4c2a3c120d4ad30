import type { NewOrder } from '@portal/domain/orders';

/** An order as a guest places one. */
export const order: NewOrder = {
  store: 1,
  room: 2,
  products: [{ id: 7, quantity: 2 }],
  paymentType: 'cash',
};
