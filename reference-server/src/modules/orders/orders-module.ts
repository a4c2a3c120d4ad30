import type { Route } from '../../kernel/route.ts';
import { createOrderChanges, type OrderChangesOptions } from './order-changes.ts';
import type { OrderReadings } from './order-reading-store.ts';
import { orderRoutes } from './order-routes.ts';
import { placeOrderRoute, type PlaceOrderOptions } from './place-order.ts';

/** What the module of orders needs. */
export interface OrdersModuleOptions extends PlaceOrderOptions, OrderChangesOptions {
  readonly readings: OrderReadings;
}

/** Orders: placing, reading, changing. */
export function createOrdersModule(options: OrdersModuleOptions): { readonly routes: Route[] } {
  return {
    routes: [
      placeOrderRoute(options),
      ...orderRoutes(options.readings, createOrderChanges(options)),
    ],
  };
}
