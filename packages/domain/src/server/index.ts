/**
 * What only a portal’s server needs: webhooks, state machines of money, bounds and rules that it keeps.
 *
 * @packageDocumentation
 */
export { type AlertRule, alertCrowdMinutes, alertRuleOf } from '../alerts/alert-kinds.ts';
export { type AlertParams, alertText } from '../alerts/alert-texts.ts';
export {
  banquetMachine,
  type BanquetCommand,
  type BanquetActor,
  type BanquetCondition,
  banquetConditions,
} from '../banquets/banquet-machine.ts';
export type { TransferErrorKind, TransferError } from '../banquets/banquet-rules.ts';
export {
  cataloguePicturePath,
  cataloguePictureUrl,
  cataloguePictureHash,
} from '../catalogue/catalogue-picture-url.ts';
export { csvMediaType, csvSchema } from '../contract/csv.ts';
export { type RateLimit, maxCallSeconds, noContent } from '../contract/endpoints/endpoint.ts';
export { answerMaxBytes } from '../contract/envelope.ts';
export { problemDefinitions, type ProblemStatus } from '../contract/problem-codes.ts';
export { nameOfRow } from '../contract/rows.ts';
export { connectionQuerySchema, streamRetention, resumeRules } from '../live/live-messages.ts';
export {
  getHealth,
  type PartState,
  getReadiness,
  getMetrics,
  getOpenApi,
} from '../operations/operations-endpoints.ts';
export { orderLoadRules, type OrderEta, etaWait, orderEta } from '../orders/eta/order-eta.ts';
export type { OrderActor } from '../orders/order-machine.ts';
export { yookassaWebhook } from '../payments/payment-endpoints.ts';
export {
  paymentMachine,
  type PaymentState,
  decideProviderStatus,
  paidForOf,
  isPaymentLive,
  type SettlementAction,
  settlementAction,
} from '../payments/payment-machine.ts';
export {
  maxReceiptLines,
  type MergeableLine,
  mergeEqualLines,
  fitsOnReceipt,
} from '../payments/receipt.ts';
export { refundMinimum, refundTooLittle, paymentToRefund } from '../payments/refundable.ts';
export { liveConnectionRules } from '../portal/staff-settings.ts';
export { pushMessageSchema, type PushMessage } from '../push/push-message.ts';
export { ratingPromptDays } from '../ratings/rating-schema.ts';
export { type StayRatingContext, isStayRatingDue } from '../ratings/stay-rating.ts';
export {
  dishPicturePath,
  dishPictureAddress,
  picturesOfMenu,
} from '../restaurant/dishes/dish-picture.ts';
export { iikoWebhook } from '../restaurant/restaurant-endpoints.ts';
export { isStopListGood, type StopLists } from '../restaurant/stop-list.ts';
export { momentOfTerminalTime } from '../restaurant/terminal-time.ts';
export { hotelNetworkRules, type HotelNetworkError } from '../sign-in/hotel-networks.ts';
export { proofRules } from '../sign-in/proof-of-work.ts';
export {
  type Budget,
  staffSignInRules,
  knownDeviceRules,
  readOutRules,
  passwordDelaySeconds,
  smsOfUnknownDevices,
  resendDelaySeconds,
} from '../sign-in/sign-in-rules.ts';
export { staffAlarmHeader } from '../staff-notifications/staff-chat.ts';
export {
  staffMessageMaxLength,
  guestReportMinutes,
} from '../staff-notifications/staff-notification-endpoints.ts';
export { confirmationRules, confirmedSettings } from '../staff/confirmation-endpoints.ts';
export { madeUpPasswordSeconds } from '../staff/password-rules.ts';
export { ownUnattendedMax } from '../unattended/unattended-endpoints.ts';
export { waitingKinds, unattendedRules } from '../unattended/unattended-schema.ts';
