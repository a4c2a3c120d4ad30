import * as z from 'zod';
import { requiredLine, requiredText } from '../contract/fields/fields.ts';
import { locales, type Locale } from '../texts/translation.ts';

/** What travels to a service worker, encrypted: a notification ready to be shown. */
export const pushNotificationSchema = z.object({
  title: requiredLine(100),
  message: requiredText(500),
  /** The page it opens, on the portal's own origin. */
  path: z.string().regex(/^\/(?![/\\])/),
  /** A newer notification with the same tag replaces the older one. */
  tag: z.string().max(32),
  locale: z.enum(locales),
});
/** What travels to a service worker, encrypted: a notification ready to be shown. */
export type PushNotification = z.output<typeof pushNotificationSchema>;

/** What the app tells its service worker on every start. */
export interface WorkerGreeting {
  readonly kind: 'greeting';
  readonly locale: Locale;
  readonly visitorId: string;
}

/** What a service worker tells the app: a notification was opened, and leads to this page. */
export interface WorkerOpening {
  readonly kind: 'opening';
  readonly path: string;
}
