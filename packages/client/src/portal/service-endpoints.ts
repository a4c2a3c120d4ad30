import {
  createBanquet,
  fetchBanquets,
  fetchTableWorkload,
  updateBanquet,
} from '@portal/domain/banquets';
import {
  createProduct,
  createStore,
  createStoreCategory,
  deleteProduct,
  deleteStoreCategory,
  fetchProducts,
  fetchStoreCategories,
  fetchStores,
  updateProduct,
  updateStore,
  updateStoreCategory,
} from '@portal/domain/catalogue';
import {
  closeGuest,
  endGuestSessions,
  eraseGuest,
  exportGuestData,
  exportGuests,
  fetchGuestDetails,
  fetchGuests,
  pushToGuest,
  updateGuest,
} from '@portal/domain/guests';
import {
  exportOrders,
  exportOrdersForExcel,
  fetchOrderBoard,
  fetchOrderDetails,
  fetchOrders,
  fetchWaitingOrders,
  updateOrder,
} from '@portal/domain/orders';
import { capturePayment, refundPayment, releasePayment } from '@portal/domain/payments';
import { getOnline } from '@portal/domain/presence';
import { sendPush } from '@portal/domain/push';
import { fetchRatings } from '@portal/domain/ratings';
import { createRoom, deleteRoom, fetchRooms, updateRoom } from '@portal/domain/rooms';
import { readOutCode } from '@portal/domain/sign-in';
import {
  addTicketNote,
  assignTicket,
  countTickets,
  createCannedReply,
  deleteCannedReply,
  fetchCannedReplies,
  fetchTicketDetails,
  fetchTickets,
  updateCannedReply,
  updateTicket,
} from '@portal/domain/tickets';

/** What staff call to serve guests. Lists are read page by page: `page` from 1, `pageSize` 20 and at most 100. */
export interface ServiceEndpoints {
  /** For the roles admin and banquet. */
  readonly banquets: {
    /** In the order in which they begin. */
    readonly list: typeof fetchBanquets;
    /** Plans a banquet, as a draft; once under its key. */
    readonly create: typeof createBanquet;
    /**
     * Changes a banquet that the restaurant does not have yet, sends it there (`status: 'transferring'`), calls it
     * off there too (`canceled`; where that takes long, `reserveState` is `canceling`), or takes over what the
     * restaurant has changed (`takeOver`). How that goes on, `banquetChange` tells.
     */
    readonly update: typeof updateBanquet;
    /** Who holds which tables of a section, for at most 31 days. */
    readonly workload: typeof fetchTableWorkload;
  };
  /** Answers of staff to tickets, ready to be sent; for the role admin. */
  readonly cannedReplies: {
    /** All of them, by their titles. */
    readonly list: typeof fetchCannedReplies;
    readonly create: typeof createCannedReply;
    readonly update: typeof updateCannedReply;
    readonly delete: typeof deleteCannedReply;
  };
  /** Guests as staff see them; for the roles admin and moderator. */
  readonly guests: {
    /** The one who registered last first. */
    readonly list: typeof fetchGuests;
    /** Orders, tickets (null for a moderator), ratings and sessions of a guest. */
    readonly details: typeof fetchGuestDetails;
    /** Changes an account; `approved: false` closes it and signs the guest out everywhere. */
    readonly update: typeof updateGuest;
    /** Closes an account with all that is open; says how many orders were canceled and tickets closed. */
    readonly close: typeof closeGuest;
    /** Signs a guest out, of one session or of all; says how many ended. */
    readonly endSessions: typeof endGuestSessions;
    /** Sends a notification to all devices of a guest; says how many there are, and how many took it. */
    readonly notify: typeof pushToGuest;
    /** Sends one to the devices of a visitor; says how many took it, and how many were forgotten as gone. */
    readonly notifyVisitor: typeof sendPush;
    /** A new code for the guest who waits for one and stands there; nothing is sent. */
    readonly readOutCode: typeof readOutCode;
    /** Erases a guest's personal data for good; orders and money stay. Refused while anything is open. */
    readonly erase: typeof eraseGuest;
    /** Everything about one guest as a ZIP file; for the role admin. */
    readonly dataAddress: typeof exportGuestData;
    /** The guests as a CSV file; for the role admin. */
    readonly exportAddress: typeof exportGuests;
  };
  /** The desk where orders are looked after; for the roles admin and moderator. */
  readonly orders: {
    /** Every open order in short, the oldest first, and what the day has come to so far. */
    readonly board: typeof fetchOrderBoard;
    /** How many orders are new, and how many of them nobody has opened; also for a locked console. */
    readonly waiting: typeof fetchWaitingOrders;
    /** The newest first. */
    readonly list: typeof fetchOrders;
    readonly update: typeof updateOrder;
    /** Everything about one order; its tickets are null for moderators. */
    readonly details: typeof fetchOrderDetails;
    /** Takes held money, all of it or so many roubles; the rest goes back to the guest. */
    readonly capture: typeof capturePayment;
    /** Lets held money go; the order stays, unpaid. */
    readonly release: typeof releasePayment;
    /**
     * Gives money back, pieces, an amount in roubles, or all that is left; once under its key, for the role admin.
     * `refunded` of the order grows when the provider has made the refund.
     */
    readonly refund: typeof refundPayment;
    /** The orders as a CSV file; for the role admin. */
    readonly csvAddress: typeof exportOrders;
    /** The orders as an XLSX file for Excel; for the role admin. */
    readonly xlsxAddress: typeof exportOrdersForExcel;
  };
  /** Who has the portal open. */
  readonly presence: {
    /** With names. Later changes arrive as `portalOnline` events. */
    readonly list: typeof getOnline;
  };
  /** Products of stores: reading is for all staff, changing for the role admin. */
  readonly products: {
    /** For sale or not, in the order in which guests see them. */
    readonly list: typeof fetchProducts;
    /** Adds a product, once under its key. */
    readonly create: typeof createProduct;
    /** Changes a product; what is left out stays. With `version` only while nobody else has changed it. */
    readonly update: typeof updateProduct;
    readonly delete: typeof deleteProduct;
  };
  /** Ratings that guests gave; for the role admin. */
  readonly ratings: {
    /** The newest first, with the mean of all that were found. */
    readonly list: typeof fetchRatings;
  };
  /** The list of rooms; for the role admin. */
  readonly rooms: {
    /** In the order in which guests see them, hidden ones among them. */
    readonly list: typeof fetchRooms;
    /** Adds a room, once under its key. */
    readonly create: typeof createRoom;
    /** Changes a room; what is left out stays. */
    readonly update: typeof updateRoom;
    /** Removes a room that nothing names. */
    readonly delete: typeof deleteRoom;
  };
  /** Categories of stores: reading is for all staff, changing for the role admin. */
  readonly storeCategories: {
    /** All of them, by their names. */
    readonly list: typeof fetchStoreCategories;
    readonly create: typeof createStoreCategory;
    readonly update: typeof updateStoreCategory;
    readonly delete: typeof deleteStoreCategory;
  };
  /** Stores: reading is for all staff, changing for the role admin. */
  readonly stores: {
    /** Active or not, in the order in which guests see them. */
    readonly list: typeof fetchStores;
    /** Opens a store, once under its key. */
    readonly create: typeof createStore;
    /** Changes a store; what is left out stays. With `version` only while nobody else has changed it. */
    readonly update: typeof updateStore;
  };
  /** The desk where tickets are answered; for the role admin. */
  readonly tickets: {
    /** The last changed first, each with its last message alone. */
    readonly list: typeof fetchTickets;
    readonly update: typeof updateTicket;
    /** The numbers on the inbox. */
    readonly counts: typeof countTickets;
    /** Notes, history and who takes care of a ticket. */
    readonly details: typeof fetchTicketDetails;
    /** Writes a note that no guest sees; the same `clientId` again is the same note. */
    readonly addNote: typeof addTicketNote;
    /** Says who takes care of a ticket; with `expected`, only while that is so. */
    readonly assign: typeof assignTicket;
  };
}

/** The endpoints of {@link ServiceEndpoints}. */
export const serviceEndpoints: ServiceEndpoints = {
  banquets: {
    list: fetchBanquets,
    create: createBanquet,
    update: updateBanquet,
    workload: fetchTableWorkload,
  },
  cannedReplies: {
    list: fetchCannedReplies,
    create: createCannedReply,
    update: updateCannedReply,
    delete: deleteCannedReply,
  },
  guests: {
    list: fetchGuests,
    details: fetchGuestDetails,
    update: updateGuest,
    close: closeGuest,
    endSessions: endGuestSessions,
    notify: pushToGuest,
    notifyVisitor: sendPush,
    readOutCode,
    erase: eraseGuest,
    dataAddress: exportGuestData,
    exportAddress: exportGuests,
  },
  orders: {
    board: fetchOrderBoard,
    waiting: fetchWaitingOrders,
    list: fetchOrders,
    update: updateOrder,
    details: fetchOrderDetails,
    capture: capturePayment,
    release: releasePayment,
    refund: refundPayment,
    csvAddress: exportOrders,
    xlsxAddress: exportOrdersForExcel,
  },
  presence: { list: getOnline },
  products: {
    list: fetchProducts,
    create: createProduct,
    update: updateProduct,
    delete: deleteProduct,
  },
  ratings: { list: fetchRatings },
  rooms: { list: fetchRooms, create: createRoom, update: updateRoom, delete: deleteRoom },
  storeCategories: {
    list: fetchStoreCategories,
    create: createStoreCategory,
    update: updateStoreCategory,
    delete: deleteStoreCategory,
  },
  stores: { list: fetchStores, create: createStore, update: updateStore },
  tickets: {
    list: fetchTickets,
    update: updateTicket,
    counts: countTickets,
    details: fetchTicketDetails,
    addNote: addTicketNote,
    assign: assignTicket,
  },
};
