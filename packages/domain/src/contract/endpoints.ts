import * as catalogue from '../catalogue/catalogue-endpoints.ts';
import * as operations from '../operations/operations-endpoints.ts';
import * as orders from '../orders/order-endpoints.ts';
import * as payments from '../payments/payment-endpoints.ts';
import * as portal from '../portal/portal-endpoints.ts';
import * as restaurant from '../restaurant/restaurant-endpoints.ts';
import * as rooms from '../rooms/room-endpoints.ts';
import * as signIn from '../sign-in/sign-in-endpoints.ts';
import type { Endpoint } from './endpoint.ts';

const modules = [signIn, portal, rooms, catalogue, orders, payments, restaurant, operations];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'replies' in value && 'path' in value;
}

/** Every call of the portal, by the name it is exported under. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
);
