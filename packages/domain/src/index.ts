/**
 * What is true in the hotel portal, as far as a guest's app needs it. Everything else stands by its feature:
 * `@portal/domain/orders`, `/money`, `/texts` …
 *
 * @packageDocumentation
 */
export { banquetChange, banquetCommands } from './banquets/index.ts';
export {
  type CartItemId,
  type CartGoods,
  type CartItem,
  emptyCart,
  cartItemKey,
  itemsOf,
  quantityOf,
  countPieces,
  addToCart,
} from './cart/index.ts';
export {
  fetchProducts,
  catalogueChange,
  cataloguePreviewUrl,
  type Fee,
  type Store,
  productSchema,
  type Product,
} from './catalogue/index.ts';
export {
  oneLine,
  forStaff,
  defineEndpoint,
  type PageMeta,
  list,
  idInPathSchema,
  type ProblemCode,
  problem,
} from './contract/index.ts';
export {
  deviceName,
  emailMaxLength,
  isEmail,
  guestNameMaxLength,
  type Guest,
  type ProfileChange,
  type OwnSession,
} from './guests/index.ts';
export { sessionEnd } from './live/index.ts';
export {
  kopecksFromRoubles,
  roublesFromKopecks,
  priceFromWire,
  sumKopecks,
  multiplyKopecks,
  formatMoney,
} from './money/index.ts';
export {
  type NewOrder,
  guestOrdersMax,
  orderCreate,
  orderStatusChange,
  orderPaidStatusChange,
  orderStatusLabel,
  orderCommandLabel,
  cancelReasonLabel,
  paymentStatusLabel,
  paymentTypeLabel,
  orderStatuses,
  type OrderStatus,
  orderMachine,
  isOrderClosed,
  isPaidOnline,
  isPaid,
  type AwaitedOrder,
  awaitsPayment,
  type OrderQuote,
  quoteOrder,
  quantityMax,
  type DishLine,
  type PaidFor,
  type Order,
  orderCommentMaxLength,
} from './orders/index.ts';
export { type CardPaymentBounds, isPayableOnline } from './payments/index.ts';
export { normalizePhone, isPhone, isAllowedPhone, formatPhone } from './phone/index.ts';
export {
  guestPaths,
  portalSettingChange,
  type PaymentSystem,
  type PortalAttributes,
  presentation,
  openPrivacyTexts,
  privacyParagraphs,
  retentionLines,
  isAuthPath,
  hidesFooter,
  privacyPath,
} from './portal/index.ts';
export { providerHealthChange } from './providers/index.ts';
export type { WorkerGreeting, WorkerOpening } from './push/index.ts';
export { ratingReviewMaxLength, type NewRating } from './ratings/index.ts';
export {
  type ChosenModifier,
  type DishChoice,
  dishKey,
  dishLineOf,
  choiceOfLine,
  findShortages,
  isLineStopped,
  type ListedSize,
  type ListedDish,
  type DishList,
  type MenuModifier,
  type MenuModifierGroup,
  type Nutrition,
  type MenuSize,
  type MenuDish,
  type MenuCategory,
  type DishMenu,
  readDishMenu,
  type DishPick,
  type ChoiceProblem,
  defaultModifiers,
  pickDish,
  IikoIdMap,
  isSameIikoId,
  choiceProblemText,
  getStopList,
  type ExternalMenu,
  type Stopped,
  type RestaurantState,
  restaurantStopListChange,
  piecesLeft,
  isDishStopped,
} from './restaurant/index.ts';
export { roomsChange, orderRooms, roomText } from './rooms/index.ts';
export { hasWords, searchWords } from './search/index.ts';
export { signInCodeRead, consoleLockRules } from './sign-in/index.ts';
export { adminPaths } from './staff/index.ts';
export { availableCommands, decide } from './state-machine/index.ts';
export {
  catalogue,
  type TextKey,
  createTexts,
  type SomeTexts,
  type Translation,
  russianGuestTexts,
  fetchTexts,
  type Translate,
  type Texts,
  openTexts,
  locales,
  type Locale,
  localeNames,
} from './texts/index.ts';
export {
  fillCannedReply,
  messageState,
  type NewTicket,
  supportTicketCreate,
  supportTicketStatusChange,
  supportTicketMessage,
  supportTicketRead,
  supportTicketAssign,
  supportTicketNote,
  typingRules,
  supportTicketTyping,
  ticketStatusLabel,
  activeTicketsText,
  isClosedRecently,
  ticketReopensUntil,
  ticketPictureRules,
  type TicketPicture,
  ticketPicturePath,
  ticketPicturePreviewPath,
  type TicketSide,
  ticketMessageMaxLength,
  type TicketMessage,
  type TicketMarks,
  type Ticket,
  type StaffTicket,
  withTicketMessage,
  withTicketStatus,
  withTicketReadState,
} from './tickets/index.ts';
export { hotelMoment } from './time/index.ts';
export {
  fetchAttention,
  unattendedChange,
  type WaitingKind,
  type Unattended,
} from './unattended/index.ts';
