import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';
import { cataloguePictureHash } from '../catalogue/catalogue-picture-url.ts';
import { storeKinds } from '../catalogue/store-kind.ts';
import { line, linkSchema, requiredLine, requiredText, text } from '../contract/fields/fields.ts';
import { emailSchema } from '../contract/fields/email.ts';
import { maxKopecks } from '../money/money.ts';
import { phoneCountries } from '../phone/phone.ts';
import { retentionSchema } from './retention.ts';

/** Bounds of what staff write into the settings, in characters. */
export const portalSettingLimits = {
  guestRoleMaxLength: 50,
  phoneMaxLength: 40,
  hotelNameMaxLength: 60,
  copyrightMaxLength: 200,
  socialLabelMaxLength: 50,
  deliveryTextMaxLength: 500,
  privacyTextMaxLength: 20_000,
} as const;

/** A way to pay that an order may name in `payment_system`. */
export const paymentSystemSchema = z.object({
  /** What the guest reads. */
  title: requiredLine(100),
  /** What staff read. */
  title_staff: requiredLine(100),
  /** The system's name in requests, e.g. `yookassa`. */
  title_system: requiredLine(50),
});
/** A way to pay that an order may name in `payment_system`. */
export type PaymentSystem = z.output<typeof paymentSystemSchema>;

/** Minutes that a guest is promised; null promises nothing. */
const etaMinutesSchema = z
  .number()
  .int()
  .min(1)
  .max(24 * 60)
  .nullable();

/** What guests read of how an order comes to them. */
export const deliverySchema = z.object({
  /** In the hotel's own words, shown where an order is placed; empty for none. */
  text: text(portalSettingLimits.deliveryTextMaxLength),
  /** How soon an order is there, by the kind of its store. */
  minutes: z.record(z.enum(storeKinds), etaMinutesSchema),
});
/** What guests read of how an order comes to them. */
export type Delivery = z.output<typeof deliverySchema>;

/** The hotel's time zone while nobody has said otherwise. */
export const defaultTimeZone = 'Europe/Moscow';

/** A zone with a name of its own: an offset such as `+03:00` means opposite things in different systems. */
function isTimeZone(name: string): boolean {
  return name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);
}

/** The hotel's sign, by its address. */
const hotelSignSchema = z.object({
  url: z.string().refine((url) => cataloguePictureHash(url) !== null, issue('issue.pictureUpload')),
});

/** A bound of card payments, in kopecks. */
const cardPaymentSchema = z.number().int().min(1).max(maxKopecks);

/** Settings that staff can change and everybody may read. */
export const publicSettingsSchema = z.object({
  /** Maintenance: the portal is closed to everybody but staff. */
  isDisable: z.boolean(),
  debug: z.boolean(),
  /** What the hotel is called; empty: «Гостевой портал». */
  hotelName: line(portalSettingLimits.hotelNameMaxLength),
  /** The hotel's sign: a picture that was uploaded to the portal; null: the portal's own emblem. */
  hotelSign: hotelSignSchema.nullable(),
  guestRole: requiredLine(portalSettingLimits.guestRoleMaxLength),
  receptionPhone: line(portalSettingLimits.phoneMaxLength),
  restaurantPhone: line(portalSettingLimits.phoneMaxLength),
  email: z.literal('').or(emailSchema),
  copyright: line(portalSettingLimits.copyrightMaxLength),
  socialLinks: z
    .array(
      z.object({ label: requiredLine(portalSettingLimits.socialLabelMaxLength), url: linkSchema }),
    )
    .length(2),
  /** IANA time zone of the hotel, applied only where a person reads. */
  timeZone: requiredText(64).refine(isTimeZone, issue('issue.timeZone')),
  /** Number of the Yandex Metrika counter, or null for none. */
  metrikaId: z.number().int().positive().nullable(),
  paymentSystems: z
    .array(paymentSystemSchema)
    .max(20)
    .refine(
      (systems) => new Set(systems.map((each) => each.title_system)).size === systems.length,
      issue('issue.namesDiffer'),
    ),
  /** What a card pays online at least and at most; an order beyond them is settled with staff. */
  cardPaymentMin: cardPaymentSchema,
  cardPaymentMax: cardPaymentSchema,
  delivery: deliverySchema,
  /** What the hotel says of guests' data, paragraphs parted by empty lines; empty: what the portal says. */
  privacyText: text(portalSettingLimits.privacyTextMaxLength),
  retention: retentionSchema,
});

/** What everybody may read of the portal. */
export const portalAttributesSchema = publicSettingsSchema.extend({
  /** Neither, where an older portal does not say. */
  hotelName: publicSettingsSchema.shape.hotelName.default(''),
  hotelSign: publicSettingsSchema.shape.hotelSign.default(null),
  /** Public key for push subscriptions, or null while push is not set up. */
  vapidPublicKey: z.string().nullable(),
  /** The `title_system` of each payment system that takes money online; any other is settled with staff. */
  onlinePaymentSystems: z.array(z.string()),
  /** Whether payments are made with a provider's test key: no real money moves. */
  paymentsAreTest: z.boolean(),
  /** Where the payment provider's widget is loaded from. */
  paymentWidgetUrl: z.url(),
  /** Whether a guest who pays online is asked for an e-mail, because a receipt goes there. */
  checkoutEmail: z.enum(['none', 'optional', 'required']),
  /** Whether codes made in the browser are accepted: a compatibility mode that is never safe. */
  browserCodes: z.boolean(),
  /** Whose phones a sign-in code is sent to; all of +7 where a portal does not say. */
  phoneCountries: z.array(z.enum(phoneCountries)).default([...phoneCountries]),
});
/** What everybody may read of the portal. */
export type PortalAttributes = z.output<typeof portalAttributesSchema>;
