import { z } from 'zod';
import { linkSchema, requiredText, text } from '../contract/fields.ts';

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

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('ru', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Settings that staff can change. */
export const portalSettingsSchema = z.object({
  /** Maintenance: the portal is closed to everybody but staff. */
  isDisable: z.boolean(),
  debug: z.boolean(),
  guestRole: requiredText(50),
  receptionPhone: text(40),
  restaurantPhone: text(40),
  email: text(254),
  copyright: text(200),
  socialLinks: z.array(z.object({ label: requiredText(50), url: linkSchema })).length(2),
  /** IANA time zone of the hotel, applied only where a person reads. */
  timeZone: requiredText(64).refine(isTimeZone, { error: 'Нет такого часового пояса' }),
  /** Number of the Yandex Metrika counter, or null for none. */
  metrikaId: z.number().int().positive().nullable(),
  paymentSystems: z.array(paymentSystemSchema).max(20),
});
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
};

/** Some of the settings, to change just these. */
export const portalSettingsChangeSchema = portalSettingsSchema.partial();
/** Some of the settings, to change just these. */
export type PortalSettingsChange = z.output<typeof portalSettingsChangeSchema>;

/** What everybody may read of the portal. */
export const portalAttributesSchema = portalSettingsSchema.extend({
  /** Public key for push subscriptions, or null while push is not set up. */
  vapidPublicKey: z.string().nullable(),
  /** Where the payment provider's widget is loaded from. */
  paymentWidgetUrl: z.url(),
  /** Whether codes made in the browser are accepted: a compatibility mode that is never safe. */
  browserCodes: z.boolean(),
});
/** What everybody may read of the portal. */
export type PortalAttributes = z.output<typeof portalAttributesSchema>;
