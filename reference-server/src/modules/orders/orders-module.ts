import type { Route } from '../../kernel/route.ts';
import { createOrderChanges, type OrderChangesOptions } from './order-changes.ts';
import { orderDeskRoutes, type OrderDeskOptions } from './order-desk-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { placeOrderRoute, type PlaceOrderOptions } from './place-order.ts';
import { promiseRoutes, type PromiseOptions } from './promise-routes.ts';

/** What the module of orders needs. */
export interface OrdersModuleOptions
  extends Omit<PlaceOrderOptions, 'settings'>, OrderChangesOptions, OrderDeskOptions {
  readonly settings: PlaceOrderOptions['settings'] &
    OrderDeskOptions['settings'] &
    PromiseOptions['settings'];
}

/** Orders: placing, reading, changing. */
export function createOrdersModule(options: OrdersModuleOptions): { readonly routes: Route[] } {
  return {
    routes: [
      placeOrderRoute(options),
      ...orderRoutes(options.readings, createOrderChanges(options)),
      ...promiseRoutes(options),
      ...orderDeskRoutes(options),
    ],
  };
}
