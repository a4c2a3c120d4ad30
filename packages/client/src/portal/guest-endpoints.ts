import { getCustomStore, getProduct, getStore, getStores } from '@portal/domain/catalogue';
import { endOwnSession, fetchOwnSessions } from '@portal/domain/guests';
import {
  cancelOrder,
  createOrder,
  fetchOrderPromises,
  fetchStoreWait,
} from '@portal/domain/orders';
import { createPayment, syncPayment } from '@portal/domain/payments';
import { getPortalSetting } from '@portal/domain/portal';
import {
  createRating,
  dismissRating,
  fetchOrderRating,
  fetchPendingRating,
} from '@portal/domain/ratings';
import { getRooms } from '@portal/domain/rooms';
import { createTicket, fetchTicket, getTickets, markTicket } from '@portal/domain/tickets';
import { fetchAttention } from '@portal/domain/unattended';

/** What guests call, by feature. */
export interface GuestEndpoints {
  /** A guest's orders and their payments. */
  readonly orders: {
    /** When the guest's own open orders are there; nothing of those that nothing is promised of. */
    readonly promises: typeof fetchOrderPromises;
    /** Places an order, once under its key. */
    readonly place: typeof createOrder;
    /** A guest takes back an own order that is new and not paid. */
    readonly cancel: typeof cancelOrder;
    /** Begins to pay an order online, or returns the payment that is under way. */
    readonly pay: typeof createPayment;
    /** Asks the server to read the payment from the provider. */
    readonly syncPayment: typeof syncPayment;
  };
  /** Products of stores, for everybody. */
  readonly products: {
    readonly get: typeof getProduct;
  };
  /** A guest's own account; and, for staff too, where one is signed in. */
  readonly profile: {
    /** Where one is signed in, the browser seen last first; at most 50. */
    readonly sessions: typeof fetchOwnSessions;
    /** Signs another of the own browsers out. */
    readonly endSession: typeof endOwnSession;
  };
  /** A guest's ratings of orders and of the stay. */
  readonly ratings: {
    /** A guest rates an own order, which is done once, or the stay; once under its key. */
    readonly create: typeof createRating;
    /** Whether an own order can be rated, whether to ask, and how it was rated. */
    readonly ofOrder: typeof fetchOrderRating;
    /** Whether to ask the guest about the stay. */
    readonly pending: typeof fetchPendingRating;
    /** Do not ask about this order again, or about the stay for 30 days. */
    readonly dismiss: typeof dismissRating;
  };
  /** Rooms of the hotel, for who is signed in. */
  readonly rooms: {
    /** In the order a person looks for them. */
    readonly list: typeof getRooms;
  };
  /** The portal's settings that everybody may read. */
  readonly settings: {
    /** Contacts, ways to pay, whether maintenance is under way. */
    readonly get: typeof getPortalSetting;
  };
  /** Stores, for everybody. */
  readonly stores: {
    /** Those that are active. */
    readonly list: typeof getStores;
    /** A store with its products; one that is closed (`isActive: false`) has none. */
    readonly get: typeof getStore;
    /** The same by the name that the hotel gave it in links. */
    readonly getCustom: typeof getCustomStore;
    /** How many minutes an order of a store would take now; null where the hotel promises nothing. */
    readonly wait: typeof fetchStoreWait;
  };
  /** Asking for help, and talking. */
  readonly tickets: {
    /** One's own tickets, the last changed first, each with its last messages. */
    readonly list: typeof getTickets;
    /** A ticket with its last messages, or with those before a message. */
    readonly open: typeof fetchTicket;
    /** A guest asks for help. Once under its key; refused while as many are open as one guest may have. */
    readonly create: typeof createTicket;
    /** Says up to which message this side has read, or a device of it has received. */
    readonly mark: typeof markTicket;
  };
  /** Whether anybody sees what a guest waits for. */
  readonly unattended: {
    /**
     * The guest's new orders and tickets that nobody is there to see, oldest first, with the number to call.
     * Later changes arrive as `unattendedChange` events.
     */
    readonly list: typeof fetchAttention;
  };
}

/** The endpoints of {@link GuestEndpoints}. */
export const guestEndpoints: GuestEndpoints = {
  orders: {
    promises: fetchOrderPromises,
    place: createOrder,
    cancel: cancelOrder,
    pay: createPayment,
    syncPayment,
  },
  products: { get: getProduct },
  profile: { sessions: fetchOwnSessions, endSession: endOwnSession },
  ratings: {
    create: createRating,
    ofOrder: fetchOrderRating,
    pending: fetchPendingRating,
    dismiss: dismissRating,
  },
  rooms: { list: getRooms },
  settings: { get: getPortalSetting },
  stores: { list: getStores, get: getStore, getCustom: getCustomStore, wait: fetchStoreWait },
  tickets: { list: getTickets, open: fetchTicket, create: createTicket, mark: markTicket },
  unattended: { list: fetchAttention },
};
