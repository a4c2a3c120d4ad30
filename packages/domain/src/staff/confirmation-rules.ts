import type { PortalSettings } from '../portal/portal-settings.ts';

/** How staff say again who they are before they do what is dangerous. */
export const confirmationRules = {
  /** How long a sign-in or a confirmation counts. */
  seconds: 600,
  /** Wrong confirmations in a row after which the session ends. */
  failuresMax: 5,
} as const;

/** Settings that loosen or tighten what protects the portal: whoever changes one says again who they are. */
export const confirmedSettings: readonly (keyof PortalSettings)[] = [
  'accountBounds',
  'hotelNetworks',
  'signIn',
  'refundConfirmAbove',
];
