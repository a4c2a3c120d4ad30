import * as z from 'zod';
import { emailSchema } from '../contract/fields/email.ts';
import { defaultStaffThreads } from '../staff-notifications/staff-chat.ts';
import { openUnpaidOrdersMax } from '../orders/order-endpoints.ts';
import { phoneCountries } from '../phone/phone.ts';
import { hotelNetworkRules, hotelNetworkSchema } from '../sign-in/hotel-networks.ts';
import { consoleLockRules, sessionRules, signInRules } from '../sign-in/sign-in-rules.ts';
import { openTicketsMax } from '../tickets/ticket-endpoints.ts';
import { ticketPictureRules } from '../tickets/ticket-picture.ts';

/** Number of a topic of the staff chat, as Telegram knows it. */
const threadIdSchema = z.number().int().positive().max(2_147_483_647);

/** How often something may happen: at least once. */
const limitSchema = z.number().int().positive().max(100_000);

/** The digits that a sign-in code can be told to have. */
export const codeDigitsChoices = [4, 6] as const;

/** The limits of signing in that a hotel may choose, and whose phones may sign in. */
export const signInSettingsSchema = z.object({
  codeDigits: z.literal(codeDigitsChoices),
  countries: z.array(z.enum(phoneCountries)).min(1).max(phoneCountries.length),
  /** SMS the portal sends in a day of the hotel. */
  smsPerDay: limitSchema,
  codesPerAddressPerHour: limitSchema,
  codesPerAddressPerDay: limitSchema,
  failedChecksPerPhonePerDay: limitSchema,
  failedChecksPerAddressPerHour: limitSchema,
  /** Of the whole portal; past it, codes are longer until the day ends. */
  failedChecksPerDay: limitSchema,
  /** Minutes after which a console that nobody uses is locked. */
  staffIdleMinutes: z
    .number()
    .int()
    .positive()
    .max(sessionRules.staff.maxSeconds / 60),
  /** Whether every role needs a second factor, and not only admins of a public portal. */
  secondFactorForAll: z.boolean().default(false),
});
/** The limits of signing in that a hotel may choose. */
export type SignInSettings = z.output<typeof signInSettingsSchema>;

/** The hotel's own networks, and the ceilings that each of them has. */
export const hotelNetworksSchema = z.object({
  /** CIDR, or single addresses. */
  networks: z.array(hotelNetworkSchema).max(hotelNetworkRules.networksMax),
  codesPerDay: limitSchema,
  /** Wrong codes and staff passwords. */
  failedTriesPerDay: limitSchema,
  liveConnections: limitSchema,
  handshakesPerMinute: limitSchema,
});
/** The hotel's own networks, and the ceilings that each of them has. */
export type HotelNetworks = z.output<typeof hotelNetworksSchema>;

/** What one account and one network may take of the live connection. */
export const liveConnectionRules = {
  /** Connections of one account that are open at once on one instance; a setting. */
  perAccount: 20,
  /** Connections from one network that are open at once, signed in or not; a setting. */
  perNetwork: 300,
  /** Connections that one network may begin in a minute; a setting. */
  handshakesPerMinute: 120,
} as const;

const megabyte = 1_000_000;

/** The most that a guest can be allowed to keep of a day's pictures, in megabytes. */
export const pictureMegabytesPerDayMax = 2_000;

/** What one account may have open or keep. */
export const accountBoundsSchema = z.object({
  /** Open orders of a guest that are not paid; past them none is placed. */
  openUnpaidOrders: limitSchema,
  /** Tickets of a guest that are not closed; past them none is opened. */
  openTickets: limitSchema,
  /** Pictures that a guest uploads in 24 hours, and their megabytes as they are kept. */
  picturesPerDay: limitSchema,
  pictureMegabytesPerDay: z.number().int().positive().max(pictureMegabytesPerDayMax),
  /** Live connections of an account that are open at once, on each instance of the portal. */
  liveConnections: limitSchema,
});
/** What one account may have open or keep. */
export type AccountBounds = z.output<typeof accountBoundsSchema>;

/** Longest that an order may wait to be paid online, in minutes. */
export const unpaidOrderMinutesMax = 24 * 60;

/** The most that may be given back in a day without a confirmation, in roubles. */
export const refundConfirmAboveMax = 10_000_000;

/** Settings that nobody but the role admin reads. */
export const staffSettingsSchema = z.object({
  /** The topics of the staff chat that notices go to. */
  staffThreads: z.object({
    rating: threadIdSchema,
    delivery: threadIdSchema,
    support: threadIdSchema,
    code: threadIdSchema,
  }),
  /** Of what the staff chat is told; alarms and what staff write themselves always go there. */
  staffNotices: z.object({ rating: z.boolean(), delivery: z.boolean(), support: z.boolean() }),
  signIn: signInSettingsSchema,
  hotelNetworks: hotelNetworksSchema,
  accountBounds: accountBoundsSchema,
  /**
   * How long an order to be paid online waits for its money while nobody has taken it up, in minutes; it is
   * then canceled, never before the provider has let its payment go. 0: it waits for ever.
   */
  unpaidOrderMinutes: z.number().int().min(0).max(unpaidOrderMinutesMax),
  /**
   * What an account may give back in a day of the hotel, in roubles; past it each refund asks staff to say
   * again who they are.
   */
  refundConfirmAbove: z.number().int().min(0).max(refundConfirmAboveMax),
  /** Where receipts go of guests who have given no e-mail; empty: they are asked for theirs. */
  receiptEmail: z.literal('').or(emailSchema),
});

const [perHour, perDay] = signInRules.codesPerAddress;

/** Those settings of a portal that nobody has set up yet. */
export const defaultStaffSettings: z.output<typeof staffSettingsSchema> = {
  staffThreads: defaultStaffThreads,
  staffNotices: { rating: true, delivery: true, support: true },
  unpaidOrderMinutes: 60,
  signIn: {
    codeDigits: signInRules.codeDigits,
    countries: ['RU'],
    smsPerDay: signInRules.smsPerDay,
    codesPerAddressPerHour: perHour.points,
    codesPerAddressPerDay: perDay.points,
    failedChecksPerPhonePerDay: signInRules.failedChecks.perPhone.points,
    failedChecksPerAddressPerHour: signInRules.failedChecks.perAddress.points,
    failedChecksPerDay: signInRules.failedChecks.perPortal.points,
    staffIdleMinutes: consoleLockRules.idleSeconds / 60,
    secondFactorForAll: false,
  },
  refundConfirmAbove: 10_000,
  hotelNetworks: {
    networks: [],
    codesPerDay: hotelNetworkRules.codesPerDay,
    failedTriesPerDay: hotelNetworkRules.failedTriesPerDay,
    liveConnections: hotelNetworkRules.liveConnections,
    handshakesPerMinute: hotelNetworkRules.handshakesPerMinute,
  },
  accountBounds: {
    openUnpaidOrders: openUnpaidOrdersMax,
    openTickets: openTicketsMax,
    picturesPerDay: ticketPictureRules.perDay,
    pictureMegabytesPerDay: ticketPictureRules.bytesPerDay / megabyte,
    liveConnections: liveConnectionRules.perAccount,
  },
  receiptEmail: '',
};
