export * from './call/call-errors.ts';
export { createCaller, type Caller, type CallerOptions, type CallOptions } from './call/caller.ts';
export { unwrap, type Enveloped, type Unwrapped } from './call/unwrap.ts';
export { createCartStore, type CartStorage, type CartStore } from './cart/cart-store.ts';
export type { CatalogueClient, StoreWithProducts } from './catalogue/catalogue-client.ts';
export {
  createLiveConnection,
  type LiveConnection,
  type LiveConnectionOptions,
  type LiveHints,
  type LiveStatus,
} from './live/live-connection.ts';
export type { OrderChange, OrderClient, OrderSearch, Outcome } from './orders/order-client.ts';
export {
  loadPaymentWidget,
  showPaymentForm,
  WidgetNotLoadedError,
  type PaymentForm,
  type ShownPaymentForm,
} from './payments/payment-widget.ts';
export { createPortal, type Portal, type PortalOptions } from './portal/create-portal.ts';
export type { Account, Session, SessionState } from './session/session.ts';
export { createMemoryTokenStore, type TokenStore } from './session/token-store.ts';
export {
  createPhoneSignIn,
  type CheckCodeResult,
  type CodeSent,
  type PhoneSignIn,
  type RegisterResult,
  type Registration,
  type SendCodeResult,
} from './sign-in/phone-sign-in.ts';
