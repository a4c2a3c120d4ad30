import { createOrderChanges, type OrderChangesOptions } from './change/order-changes.ts';
import { adminOrderRoutes, type AdminOrderRoutesOptions } from './admin-order-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { placeOrderRoute, type PlaceOrderOptions } from './placement/place-order.ts';
import { etaRoutes, type EtaRoutesOptions } from './board/eta-routes.ts';
import { createUnpaidOrders, type UnpaidOrdersOptions } from './change/unpaid-orders.ts';

/** What the module of orders needs. */
export interface OrdersModuleOptions
  extends
    Omit<PlaceOrderOptions, 'settings' | 'database'>,
    OrderChangesOptions,
    Omit<AdminOrderRoutesOptions, 'database'>,
    Omit<UnpaidOrdersOptions, 'settings' | 'database'> {
  readonly database: PlaceOrderOptions['database'] & AdminOrderRoutesOptions['database'];
  readonly settings: PlaceOrderOptions['settings'] &
    AdminOrderRoutesOptions['settings'] &
    UnpaidOrdersOptions['settings'] &
    EtaRoutesOptions['settings'];
}

/** Orders: placing, reading, changing. */
export function createOrdersModule(options: OrdersModuleOptions) {
  const changes = createOrderChanges(options);
  const unpaid = createUnpaidOrders(options, changes);
  return {
    routes: [
      placeOrderRoute(options),
      ...orderRoutes(options.queries, changes),
      ...etaRoutes(options),
      ...adminOrderRoutes(options),
    ],
    cancelOpenOf: changes.cancelOpenOf,
    /** Begins to cancel orders that nobody pays. */
    start: unpaid.start,
    stop: unpaid.stop,
  };
}
