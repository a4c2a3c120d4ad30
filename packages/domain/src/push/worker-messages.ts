import type { Locale } from '../texts/translation.ts';

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
