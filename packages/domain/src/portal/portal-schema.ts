import { z } from 'zod';
import { storeKinds } from '../catalogue/catalogue-schema.ts';
import { linkSchema, requiredText, text } from '../contract/fields.ts';
import { emailMaxLength, isEmail } from '../guests/email.ts';
import { defaultStaffSettings, staffSettingsSchema } from './staff-settings.ts';

/** Bounds of what staff write into the settings, in characters. */
export const portalSettingLimits = {
  guestRoleMaxLength: 50,
  phoneMaxLength: 40,
  copyrightMaxLength: 200,
  socialLabelMaxLength: 50,
  deliveryTextMaxLength: 500,
} as const;

/** A way to pay that an order may name in `payment_system`. */
export const paymentSystemSchema = z.object({
  /** What the guest reads. */
  title: requiredText(100),
  /** What staff read. */
  title_staff: requiredText(100),
  /** The system's name in requests, e.g. `yookassa`. */
  title_system: requiredText(50),
});
/** A way to pay that an order may name in `payment_system`. */
export type PaymentSystem = z.output<typeof paymentSystemSchema>;

/** Minutes that a guest is promised; null promises nothing. */
const promisedMinutesSchema = z
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
  minutes: z.record(z.enum(storeKinds), promisedMinutesSchema),
});
/** What guests read of how an order comes to them. */
export type Delivery = z.output<typeof deliverySchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('ru', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Settings that staff can change and everybody may read. */
export const publicSettingsSchema = z.object({
  /** Maintenance: the portal is closed to everybody but staff. */
  isDisable: z.boolean(),
  debug: z.boolean(),
  guestRole: requiredText(portalSettingLimits.guestRoleMaxLength),
  receptionPhone: text(portalSettingLimits.phoneMaxLength),
  restaurantPhone: text(portalSettingLimits.phoneMaxLength),
  email: text(emailMaxLength).refine((email) => email === '' || isEmail(email)),
  copyright: text(portalSettingLimits.copyrightMaxLength),
  socialLinks: z
    .array(
      z.object({ label: requiredText(portalSettingLimits.socialLabelMaxLength), url: linkSchema }),
    )
    .length(2),
  /** IANA time zone of the hotel, applied only where a person reads. */
  timeZone: requiredText(64).refine(isTimeZone, { error: 'Нет такого часового пояса' }),
  /** Number of the Yandex Metrika counter, or null for none. */
  metrikaId: z.number().int().positive().nullable(),
  paymentSystems: z
    .array(paymentSystemSchema)
    .max(20)
    .refine(
      (systems) => new Set(systems.map((each) => each.title_system)).size === systems.length,
      {
        error: 'Системные имена должны различаться',
      },
    ),
  delivery: deliverySchema,
});

/** Settings that staff can change. */
export const portalSettingsSchema = publicSettingsSchema.extend(staffSettingsSchema.shape);
/** Settings that staff can change. */
export type PortalSettings = z.output<typeof portalSettingsSchema>;

/** Settings of a portal that nobody has set up yet. */
export const defaultPortalSettings: PortalSettings = {
  isDisable: false,
  debug: false,
  guestRole: 'user',
  receptionPhone: '',
  restaurantPhone: '',
  email: '',
  copyright: '',
  socialLinks: [
    { label: 'VK', url: 'https://vk.com' },
    { label: 'Telegram', url: 'https://t.me' },
  ],
  timeZone: 'Europe/Moscow',
  metrikaId: null,
  paymentSystems: [{ title: 'Картой онлайн', title_staff: 'ЮKassa', title_system: 'yookassa' }],
  delivery: { text: '', minutes: { restaurant: null, shop: null, service: null } },
  ...defaultStaffSettings,
};

/** Some of the settings, to change just these. */
export const portalSettingsChangeSchema = portalSettingsSchema.partial();
/** Some of the settings, to change just these. */
export type PortalSettingsChange = z.output<typeof portalSettingsChangeSchema>;

/** What everybody may read of the portal. */
export const portalAttributesSchema = publicSettingsSchema.extend({
  /** Public key for push subscriptions, or null while push is not set up. */
  vapidPublicKey: z.string().nullable(),
  /** Where the payment provider's widget is loaded from. */
  paymentWidgetUrl: z.url(),
  /** Whether codes made in the browser are accepted: a compatibility mode that is never safe. */
  browserCodes: z.boolean(),
});
/** What everybody may read of the portal. */
export type PortalAttributes = z.output<typeof portalAttributesSchema>;
