export {
  ContractError,
  ForbiddenError,
  InvalidError,
  NotFoundError,
  PortalDisabledError,
  PortalError,
  RefusedError,
  ServerFailedError,
  SignedOutError,
  TooManyRequestsError,
  UnreachableError,
  refusedError,
  type RefusalFacts,
} from './call/call-errors.ts';
export {
  createCaller,
  type Caller,
  type CallerOptions,
  type CallOptions,
  type KeyedCallOptions,
  type OptionsOf,
} from './call/caller.ts';
export { unwrap, type Enveloped, type Unwrapped } from './call/unwrap.ts';
export { createCartStore, type CartStorage, type CartStore } from './cart/cart-store.ts';
export type { CatalogueClient, StoreWithProducts } from './catalogue/catalogue-client.ts';
export type { LiveHints } from './live/identity-connection.ts';
export {
  createLiveConnection,
  type LiveConnection,
  type LiveConnectionOptions,
  type LiveStatus,
} from './live/live-connection.ts';
export type {
  CancelReasonInRequest,
  OrderChange,
  OrderClient,
  OrderSearch,
  Outcome,
} from './orders/order-client.ts';
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
export { createPortal, type Portal, type PortalOptions } from './portal/create-portal.ts';
export type { Account, Session, SessionState } from './session/session.ts';
export { createMemoryTokenStore, type TokenStore } from './session/token-store.ts';
export {
  createPhoneSignIn,
  type BegunSignIn,
  type CheckCodeResult,
  type CodeSent,
  type PhoneSignIn,
  type PhoneSignInOptions,
  type PhoneSignInSettings,
  type RegisterResult,
  type Registration,
  type SendCodeResult,
} from './sign-in/phone-sign-in.ts';
