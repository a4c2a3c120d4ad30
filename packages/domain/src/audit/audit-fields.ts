import type { TextKey } from '../texts/catalogue.ts';

/** What a value means, where its shape alone does not say. */
export type AuditKind =
  | 'cancelReason'
  | 'fee'
  | 'kopecks'
  | 'lines'
  | 'paidFor'
  | 'price'
  | 'role'
  | 'status'
  | 'text';

type AuditFieldLabel = Extract<TextKey, `audit.field.${string}`>;

interface AuditField {
  readonly label: AuditFieldLabel;
  readonly kind: AuditKind;
}

function field(label: AuditFieldLabel, kind: AuditKind = 'text'): AuditField {
  return { label, kind };
}

/** Fields as they are written into the audit trail: what they are called, and what they mean. */
export const auditFields: Readonly<Partial<Record<string, AuditField>>> = {
  act: field('audit.field.act'),
  amountKopecks: field('audit.field.amount', 'kopecks'),
  alertKind: field('audit.field.alertKind'),
  approve: field('audit.field.approve'),
  approved: field('audit.field.approved'),
  assignee: field('audit.field.assignee'),
  cancelMetadata: field('audit.field.cancelComment'),
  cancelReason: field('audit.field.cancelReason', 'cancelReason'),
  cardPaymentMax: field('audit.field.cardPaymentMax', 'kopecks'),
  cardPaymentMin: field('audit.field.cardPaymentMin', 'kopecks'),
  capturedKopecks: field('audit.field.captured', 'kopecks'),
  category: field('audit.field.category'),
  comment: field('audit.field.comment'),
  copyright: field('audit.field.copyright'),
  count: field('audit.field.count'),
  customerName: field('audit.field.customerName'),
  debug: field('audit.field.debug'),
  description: field('audit.field.description'),
  differenceKind: field('audit.field.differenceKind'),
  disabled: field('audit.field.disabled'),
  durationInMinutes: field('audit.field.duration'),
  email: field('audit.field.email'),
  fee: field('audit.field.fee', 'fee'),
  for_sale: field('audit.field.forSale'),
  guestRole: field('audit.field.guestRole'),
  guestsCount: field('audit.field.guestsCount'),
  hotelName: field('audit.field.hotelName'),
  hotelSign: field('audit.field.hotelSign'),
  image: field('audit.field.image'),
  isActive: field('audit.field.isActive'),
  isDisable: field('audit.field.isDisable'),
  isHidden: field('audit.field.isHidden'),
  lines: field('audit.field.lines', 'lines'),
  mailing: field('audit.field.mailing'),
  memo_text: field('audit.field.memo'),
  metrikaId: field('audit.field.metrika'),
  banquets: field('audit.field.banquets'),
  messages: field('audit.field.messages'),
  name: field('audit.field.name'),
  orders: field('audit.field.orders'),
  network: field('audit.field.network'),
  note: field('audit.field.note'),
  paidFor: field('audit.field.paidFor', 'paidFor'),
  paymentSystems: field('audit.field.paymentSystems'),
  phone: field('audit.field.phone'),
  pictures: field('audit.field.pictures'),
  price: field('audit.field.price', 'price'),
  privacyText: field('audit.field.privacyText'),
  ratings: field('audit.field.ratings'),
  reason: field('audit.field.reason'),
  receptionPhone: field('audit.field.receptionPhone'),
  refundConfirmAbove: field('audit.field.refundConfirmAbove'),
  refund: field('audit.field.refund'),
  refundedKopecks: field('audit.field.refunded', 'kopecks'),
  restaurantPhone: field('audit.field.restaurantPhone'),
  retention: field('audit.field.retention'),
  role: field('audit.field.role', 'role'),
  search: field('audit.field.search'),
  secondFactor: field('audit.field.secondFactor'),
  section: field('audit.field.section'),
  sessions: field('audit.field.sessions'),
  short_desc: field('audit.field.shortDescription'),
  shortcut: field('audit.field.shortcut'),
  shouldRemind: field('audit.field.shouldRemind'),
  socialLinks: field('audit.field.socialLinks'),
  sort_priority: field('audit.field.sortPriority'),
  staffThreads: field('audit.field.staffThreads'),
  startsAt: field('audit.field.startsAt'),
  status: field('audit.field.status', 'status'),
  store: field('audit.field.store'),
  store_type: field('audit.field.storeType'),
  tables: field('audit.field.tables'),
  tag: field('audit.field.tag'),
  text: field('audit.field.text'),
  tickets: field('audit.field.tickets'),
  timeZone: field('audit.field.timeZone'),
  title: field('audit.field.title'),
  totalKopecks: field('audit.field.total', 'kopecks'),
  unpaidOrderMinutes: field('audit.field.unpaidOrderMinutes'),
  warning_text: field('audit.field.warning'),
  vatCode: field('audit.field.vatCode'),
  receiptEmail: field('audit.field.receiptEmail'),
};

/** What follows from other fields of the same entry and would only repeat them. */
export const derivedAuditFields: ReadonlySet<string> = new Set([
  'acceptedAt',
  'completedAt',
  'endsAt',
  'previousStatus',
  'statusAt',
]);
