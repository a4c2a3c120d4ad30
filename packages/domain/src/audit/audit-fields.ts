import type { TextKey } from '../texts/catalogue.ts';

/** What a value means, where its shape alone does not say. */
export type AuditKind =
  'cancelReason' | 'fee' | 'kopecks' | 'lines' | 'paidFor' | 'price' | 'role' | 'status' | 'text';

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
  amountKopecks: field('audit.field.amount', 'kopecks'),
  approve: field('audit.field.approve'),
  approved: field('audit.field.approved'),
  assignee: field('audit.field.assignee'),
  cancelMetadata: field('audit.field.cancelComment'),
  cancelReason: field('audit.field.cancelReason', 'cancelReason'),
  capturedKopecks: field('audit.field.captured', 'kopecks'),
  category: field('audit.field.category'),
  comment: field('audit.field.comment'),
  copyright: field('audit.field.copyright'),
  count: field('audit.field.count'),
  customerName: field('audit.field.customerName'),
  debug: field('audit.field.debug'),
  description: field('audit.field.description'),
  disabled: field('audit.field.disabled'),
  durationInMinutes: field('audit.field.duration'),
  email: field('audit.field.email'),
  fee: field('audit.field.fee', 'fee'),
  for_sale: field('audit.field.forSale'),
  guestRole: field('audit.field.guestRole'),
  guestsCount: field('audit.field.guestsCount'),
  image: field('audit.field.image'),
  isActive: field('audit.field.isActive'),
  isDisable: field('audit.field.isDisable'),
  isHidden: field('audit.field.isHidden'),
  lines: field('audit.field.lines', 'lines'),
  mailing: field('audit.field.mailing'),
  memo_text: field('audit.field.memo'),
  metrikaId: field('audit.field.metrika'),
  name: field('audit.field.name'),
  paidFor: field('audit.field.paidFor', 'paidFor'),
  paymentSystems: field('audit.field.paymentSystems'),
  phone: field('audit.field.phone'),
  price: field('audit.field.price', 'price'),
  reason: field('audit.field.reason'),
  receptionPhone: field('audit.field.receptionPhone'),
  refund: field('audit.field.refund'),
  refundedKopecks: field('audit.field.refunded', 'kopecks'),
  restaurantPhone: field('audit.field.restaurantPhone'),
  role: field('audit.field.role', 'role'),
  search: field('audit.field.search'),
  section: field('audit.field.section'),
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
  timeZone: field('audit.field.timeZone'),
  title: field('audit.field.title'),
  totalKopecks: field('audit.field.total', 'kopecks'),
  warning_text: field('audit.field.warning'),
};

/** What follows from other fields of the same entry and would only repeat them. */
export const derivedAuditFields: ReadonlySet<string> = new Set([
  'acceptedAt',
  'completedAt',
  'endsAt',
  'previousStatus',
  'statusAt',
]);
