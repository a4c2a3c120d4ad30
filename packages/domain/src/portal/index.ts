export { guestPaths } from './guest-paths.ts';
export { fetchPortalSettings, updatePortalSetting } from './admin-portal-endpoints.ts';
export { getPortalSetting } from './portal-endpoints.ts';
export { portalSettingChange } from './portal-events.ts';
export {
  portalSettingLimits,
  type PaymentSystem,
  type Delivery,
  defaultTimeZone,
  publicSettingsSchema,
  portalAttributesSchema,
  type PortalAttributes,
} from './portal-schema.ts';
export {
  portalSettingsSchema,
  type PortalSettings,
  defaultPortalSettings,
  portalSettingsChangeSchema,
  type PortalSettingsChange,
} from './portal-settings.ts';
export { presentation } from './presentation.ts';
export { openPrivacyTexts, privacyParagraphs, retentionLines } from './privacy-text.ts';
export { type Retention, defaultRetention } from './retention.ts';
export { isAuthPath, hidesFooter, privacyPath } from './shell-rules.ts';
export {
  codeDigitsChoices,
  type SignInSettings,
  type HotelNetworks,
  type AccountBounds,
  unpaidOrderMinutesMax,
} from './staff-settings.ts';
