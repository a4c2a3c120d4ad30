import type { LiveEvent } from '../contract/event.ts';
import { orderCreate, orderPaidStatusChange, orderStatusChange } from '../orders/order-events.ts';
import { portalSettingChange } from '../portal/portal-events.ts';
import { sessionEnd } from './live-messages.ts';

/** Every event of the live connection. */
export const liveEvents = [
  orderCreate,
  orderStatusChange,
  orderPaidStatusChange,
  portalSettingChange,
  sessionEnd,
] as const satisfies readonly LiveEvent[];

/** The declaration of an event by its name on the wire. */
export const liveEventsByName: ReadonlyMap<string, LiveEvent> = new Map(
  liveEvents.map((event) => [event.name, event]),
);
