import type { OrderStatus, PaidFor } from '@portal/domain/orders';

/** An order as far as it has to be known to be changed. */
export interface ActedOnOrder {
  readonly id: number;
  readonly status: OrderStatus;
  readonly paid_for: PaidFor;
}

/** What can be done with an order wherever it is shown. */
export interface OrderMutations {
  readonly onOpen: (id: number) => void;
  readonly onMove: (order: ActedOnOrder, status: OrderStatus) => void;
  /** Staff want to cancel it; the reason has still to be asked for. */
  readonly onCancel: (order: ActedOnOrder) => void;
}
