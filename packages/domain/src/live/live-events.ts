import { alertChange } from '../alerts/alert-events.ts';
import { unattendedChange } from '../unattended/unattended-events.ts';
import { banquetChange } from '../banquets/banquet-events.ts';
import { catalogueChange } from '../catalogue/catalogue-events.ts';
import type { LiveEvent } from '../contract/endpoints/event.ts';
import { orderCreate, orderPaidStatusChange, orderStatusChange } from '../orders/order-events.ts';
import { orderViewers } from '../orders/board/order-viewers.ts';
import { portalOnline } from '../presence/presence-events.ts';
import { portalSettingChange } from '../portal/portal-events.ts';
import { providerHealthChange } from '../providers/provider-events.ts';
import { restaurantStopListChange } from '../restaurant/stop-list.ts';
import { roomsChange } from '../rooms/room-events.ts';
import {
  supportTicketAssign,
  supportTicketCreate,
  supportTicketMessage,
  supportTicketNote,
  supportTicketRead,
  supportTicketStatusChange,
  supportTicketTyping,
} from '../tickets/ticket-events.ts';
import { signInCodeRead } from '../sign-in/sign-in-endpoints.ts';
import { sessionEnd } from './live-messages.ts';

/** Every event of the live connection. */
export const liveEvents = [
  orderCreate,
  orderStatusChange,
  orderPaidStatusChange,
  orderViewers,
  unattendedChange,
  alertChange,
  portalOnline,
  providerHealthChange,
  banquetChange,
  supportTicketCreate,
  supportTicketStatusChange,
  supportTicketMessage,
  supportTicketRead,
  supportTicketAssign,
  supportTicketNote,
  supportTicketTyping,
  portalSettingChange,
  catalogueChange,
  roomsChange,
  restaurantStopListChange,
  signInCodeRead,
  sessionEnd,
] as const satisfies readonly LiveEvent[];

/** The declaration of an event by its name on the wire. */
export const liveEventsByName: ReadonlyMap<string, LiveEvent> = new Map(
  liveEvents.map((event) => [event.name, event]),
);
