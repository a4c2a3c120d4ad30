import type { Route } from '../../kernel/route.ts';
import {
  createOrderChanges,
  type OrderChanges,
  type OrderChangesOptions,
} from './order-changes.ts';
import { orderDeskRoutes, type OrderDeskOptions } from './order-desk-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { placeOrderRoute, type PlaceOrderOptions } from './place-order.ts';
import { promiseRoutes, type PromiseOptions } from './promise-routes.ts';
import { createUnpaidOrders, type UnpaidOrdersOptions } from './unpaid-orders.ts';

/** What the module of orders needs. */
export interface OrdersModuleOptions
  extends
    Omit<PlaceOrderOptions, 'settings' | 'database'>,
    OrderChangesOptions,
    Omit<OrderDeskOptions, 'database'>,
    Omit<UnpaidOrdersOptions, 'settings' | 'database'> {
  readonly database: PlaceOrderOptions['database'] & OrderDeskOptions['database'];
  readonly settings: PlaceOrderOptions['settings'] &
    OrderDeskOptions['settings'] &
    UnpaidOrdersOptions['settings'] &
    PromiseOptions['settings'];
}

/** Orders: placing, reading, changing. */
export interface OrdersModule {
  readonly routes: Route[];
  readonly cancelOpenOf: OrderChanges['cancelOpenOf'];
  /** Begins to cancel orders that nobody pays. */
  start(): void;
  stop(): Promise<void>;
}

/** Joins the parts of the module. */
export function createOrdersModule(options: OrdersModuleOptions): OrdersModule {
  const changes = createOrderChanges(options);
  const unpaid = createUnpaidOrders(options, changes);
  return {
    routes: [
      placeOrderRoute(options),
      ...orderRoutes(options.readings, changes),
      ...promiseRoutes(options),
      ...orderDeskRoutes(options),
    ],
    cancelOpenOf: changes.cancelOpenOf,
    start: unpaid.start,
    stop: unpaid.stop,
  };
}
