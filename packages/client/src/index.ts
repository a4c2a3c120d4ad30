export {
  ContractError,
  ForbiddenError,
  InvalidError,
  NotFoundError,
  PortalDisabledError,
  PortalError,
  RefusedError,
  ServerFailedError,
  SecondFactorError,
  SignedOutError,
  TooManyRequestsError,
  UnreachableError,
  refusedError,
  valueOrThrow,
} from './call/call-errors.ts';
export { callAddress } from './call/call-address.ts';
export type { CallOf, CallsOf, InputOf, ValueOf } from './call/calls.ts';
export type { ContractMismatch, Reply } from './call/reply/read-reply.ts';
export {
  createCaller,
  type Caller,
  type CallerOptions,
  type CallOptions,
  type CallRecord,
  type KeyedCallOptions,
  type OptionsOf,
  type UploadOptions,
} from './call/caller.ts';
export type { Outcome, Refusal, RefusalOf } from './call/reply/outcome.ts';
export { randomId } from './call/random-id.ts';
export type { ServerClock } from './call/server-clock.ts';
export { unwrap, type Enveloped, type Unwrapped } from './call/reply/unwrap.ts';
export { createCartStorage, type KeyValueStorage, type CartStorage } from './cart/cart-storage.ts';
export type { LiveHints } from './live/identity-connection.ts';
export {
  createLiveConnection,
  type LiveConnection,
  type LiveConnectionOptions,
  type LiveEventRecord,
  type LiveStatus,
} from './live/live-connection.ts';
export type { OrdersPart, OwnOrders } from './orders/own-orders.ts';
export type { OrderViewers } from './orders/order-viewers.ts';
export { createDishClient, type DishClient } from './restaurant/dish-client.ts';
export { createIikoClient, type IikoClientOptions } from './restaurant/iiko-client.ts';
export type { IikoCredentials } from './restaurant/iiko-transport.ts';
export {
  createRestaurantClient,
  type RestaurantClientOptions,
} from './restaurant/portal-restaurant.ts';
export type {
  ChosenRestaurant,
  CreatedReserve,
  PlannedBanquet,
  MenuQuery,
  ReserveBanquet,
  RestaurantCalls,
  RestaurantClient,
  RestaurantResult,
} from './restaurant/restaurant-client.ts';
export { RestaurantError, type RestaurantErrorDetails } from './restaurant/restaurant-error.ts';
export {
  loadPaymentWidget,
  WidgetNotLoadedError,
  type WidgetClass,
} from './payments/load-payment-widget.ts';
export {
  showPaymentForm,
  type PaymentForm,
  type ShownPaymentForm,
} from './payments/payment-form.ts';
export type { ProfileClient } from './profile/profile-client.ts';
export type { PictureUpload, PictureUploadOptions } from './pictures/picture-upload.ts';
export type { PushBrowser } from './push/push-browser.ts';
export {
  createPushClient,
  type PushClient,
  type PushClientOptions,
  type PushState,
  type SubscribeOutcome,
} from './push/push-client.ts';
export { pushErrorNames, PushSubscriptionError, type PushErrorName } from './push/push-errors.ts';
export { createPortal, type Portal, type PortalOptions } from './portal/create-portal.ts';
export { createStaffPortal, type StaffPortal } from './portal/create-staff-portal.ts';
export type { AdministrationEndpoints } from './portal/administration-endpoints.ts';
export type { GuestEndpoints } from './portal/guest-endpoints.ts';
export type { ServiceEndpoints } from './portal/service-endpoints.ts';
export { createSession, type Account, type Session, type SessionState } from './session/session.ts';
export { createStaffSignIn, type SignInFactor, type StaffSignIn } from './staff/staff-sign-in.ts';
export { createMemoryTokenStorage, type TokenStorage } from './call/token-storage.ts';
export { createPhoneSignIn } from './sign-in/create-phone-sign-in.ts';
export type {
  BegunSignIn,
  CheckCodeResult,
  CodeSent,
  PhoneSignIn,
  PhoneSignInOptions,
  PhoneSignInSettings,
  RegisterResult,
  Registration,
  SendCodeResult,
} from './sign-in/phone-sign-in.ts';
export { countUnread, type MessageDraft, type TicketClient } from './tickets/ticket-client.ts';
