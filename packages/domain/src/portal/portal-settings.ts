import type * as z from 'zod';
import { defaultTimeZone, publicSettingsSchema } from './portal-schema.ts';
import { defaultRetention } from './retention.ts';
import { defaultStaffSettings, staffSettingsSchema } from './staff-settings.ts';

/** Settings that staff can change. */
export const portalSettingsSchema = publicSettingsSchema.extend(staffSettingsSchema.shape);
/** Settings that staff can change. */
export type PortalSettings = z.output<typeof portalSettingsSchema>;

/** Settings of a portal that nobody has set up yet. */
export const defaultPortalSettings: PortalSettings = {
  isDisable: false,
  debug: false,
  hotelName: '',
  hotelSign: null,
  guestRole: 'user',
  receptionPhone: '',
  restaurantPhone: '',
  email: '',
  copyright: '',
  socialLinks: [
    { label: 'VK', url: 'https://vk.com' },
    { label: 'Telegram', url: 'https://t.me' },
  ],
  timeZone: defaultTimeZone,
  metrikaId: null,
  paymentSystems: [{ title: 'Картой онлайн', title_staff: 'ЮKassa', title_system: 'yookassa' }],
  cardPaymentMin: 100,
  cardPaymentMax: 35_000_000,
  delivery: { text: '', minutes: { restaurant: null, shop: null, service: null } },
  privacyText: '',
  retention: defaultRetention,
  ...defaultStaffSettings,
};

/** Some of the settings, to change just these. */
export const portalSettingsChangeSchema = portalSettingsSchema.partial();
/** Some of the settings, to change just these. */
export type PortalSettingsChange = z.output<typeof portalSettingsChangeSchema>;
