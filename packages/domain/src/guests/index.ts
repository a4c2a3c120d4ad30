export { type DeviceName, deviceName } from './device-name.ts';
export { emailMaxLength, emailPattern, isEmail, emailSchema } from '../contract/fields/email.ts';
export {
  erasedGuestName,
  exportGuestData,
  type ErasedCounts,
  eraseGuest,
} from './guest-data-endpoints.ts';
export {
  fetchGuests,
  fetchGuestDetails,
  updateGuest,
  closeGuest,
  endGuestSessions,
  pushToGuest,
  exportGuests,
} from './admin/admin-guest-endpoints.ts';
export {
  guestCardOrdersMax,
  guestCardOthersMax,
  guestCardSessionsMax,
  type StaffGuest,
  type GuestEdit,
  type GuestCardOrder,
  type GuestSession,
  type GuestDetails,
} from './admin/admin-guest-schema.ts';
export {
  guestNameMaxLength,
  type GuestAttributes,
  type Guest,
  type StaffAccount,
  guestAttributesSchema,
  staffAccountSchema,
} from './guest-schema.ts';
export {
  type ProfileChange,
  updateProfile,
  ownSessionsMax,
  type OwnSession,
  fetchOwnSessions,
  endOwnSession,
  logoutEverywhere,
} from './profile-endpoints.ts';
