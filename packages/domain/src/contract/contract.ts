import * as catalogue from '../catalogue/catalogue-endpoints.ts';
import * as operations from '../operations/operations-endpoints.ts';
import * as orderEndpoints from '../orders/order-endpoints.ts';
import * as payments from '../payments/payment-endpoints.ts';
import * as portal from '../portal/portal-endpoints.ts';
import * as rooms from '../rooms/room-endpoints.ts';
import * as signIn from '../sign-in/sign-in-endpoints.ts';
import * as live from '../live/live-messages.ts';
import * as orderEvents from '../orders/order-events.ts';
import * as portalEvents from '../portal/portal-events.ts';
import type { Endpoint } from './endpoint.ts';
import type { LiveEvent } from './event.ts';

const endpointModules = { signIn, portal, rooms, catalogue, orderEndpoints, payments, operations };
const eventModules = { orderEvents, portalEvents, live };

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'replies' in value && 'path' in value;
}

function isEvent(value: unknown): value is LiveEvent {
  return typeof value === 'object' && value !== null && 'audience' in value && 'inStream' in value;
}

/** Every call of the portal, by the name it is exported under. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(endpointModules).flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
);

/** Every event of the live connection, by its name on the wire. */
export const liveEvents: ReadonlyMap<string, LiveEvent> = new Map(
  Object.values(eventModules).flatMap((module) =>
    Object.values(module)
      .filter(isEvent)
      .map((event) => [event.name, event] as const),
  ),
);
