import { staffRoles } from '../contract/endpoints/access.ts';
import { banquetStatusLabel } from '../banquets/banquet-labels.ts';
import { banquetStatuses } from '../banquets/banquet-machine.ts';
import { formatMoney, isKopecks, isRoubles, kopecksFromRoubles } from '../money/money.ts';
import { cancelReasonLabel, orderStatusLabel, paymentStatusLabel } from '../orders/order-labels.ts';
import { orderStatuses } from '../orders/order-machine.ts';
import { cancelReasons } from '../orders/order-schema.ts';
import type { Texts } from '../texts/texts.ts';
import { ticketStatusLabel } from '../tickets/ticket-labels.ts';
import { ticketStatuses } from '../tickets/ticket-machine.ts';
import type { AuditKind } from './audit-fields.ts';

/** How values of the audit trail are put into words. */
export interface AuditReader {
  readonly texts: Texts;
  /** IANA time zone of the hotel. */
  readonly timeZone: string;
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

/** A value as a person reads it; anything unknown comes out as it was written. */
export function auditValue(
  reader: AuditReader,
  entity: string,
  kind: AuditKind,
  value: unknown,
): string {
  const { t, locale } = reader.texts;
  if (isEmpty(value)) return kind === 'paidFor' ? paidFor(null) : t('audit.value.none');
  switch (kind) {
    case 'kopecks':
      return isKopecks(value) ? formatMoney(value, locale) : plain(reader, value);
    case 'price':
      return money(value) ?? t('audit.value.none');
    case 'fee':
      return fee(value);
    case 'status':
      return statusText(reader.texts, entity, value) ?? plain(reader, value);
    case 'role': {
      const role = staffRoles.find((known) => known === value);
      return role ? t(`admin.role.${role}`) : plain(reader, value);
    }
    case 'cancelReason': {
      const reason = cancelReasons.find((known) => known === value);
      return reason ? cancelReasonLabel(t, reason) : plain(reader, value);
    }
    case 'paidFor':
      return paidFor(value);
    case 'lines':
      return Array.isArray(value) ? value.map(line).join(', ') : plain(reader, value);
    case 'text':
      return plain(reader, value);
  }

  function paidFor(status: unknown): string {
    return paymentStatusLabel(t, typeof status === 'string' ? status : null, 'staff');
  }

  function money(roubles: unknown): string | null {
    return isRoubles(roubles) ? formatMoney(kopecksFromRoubles(roubles), locale) : null;
  }

  function fee(value: unknown): string {
    const { name = '', type, value: amount } = value as Record<string, unknown>;
    const size = type === 'percent' ? `${plain(reader, amount)} %` : (money(amount) ?? '');
    return [plain(reader, name), size].filter((part) => part !== '').join(' ');
  }

  function line(value: unknown): string {
    const { name, quantity } = value as Record<string, unknown>;
    return `${plain(reader, name)} × ${plain(reader, quantity)}`;
  }
}

/** Whether there is nothing to say of a value. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function statusText({ t }: Texts, entity: string, value: unknown): string | null {
  if (entity === 'order') {
    const status = orderStatuses.find((known) => known === value);
    return status ? orderStatusLabel(t, status) : null;
  }
  if (entity === 'ticket') {
    const status = ticketStatuses.find((known) => known === value);
    return status ? ticketStatusLabel(t, status) : null;
  }
  const status = banquetStatuses.find((known) => known === value);
  return entity === 'banquet' && status ? banquetStatusLabel(t, status) : null;
}

function plain(reader: AuditReader, value: unknown): string {
  const { t, locale } = reader.texts;
  if (isEmpty(value)) return '';
  if (typeof value === 'boolean') return t(value ? 'audit.value.yes' : 'audit.value.no');
  if (typeof value === 'string') {
    if (!isoTime.test(value)) return value;
    return new Date(value).toLocaleString(locale === 'en' ? 'en-GB' : 'ru-RU', {
      timeZone: reader.timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    });
  }
  if (Array.isArray(value)) return value.map((item) => plain(reader, item)).join(', ');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return thing(reader, { ...value });
}

/** A thing by its name where it has one, else by what there is to it. */
function thing(reader: AuditReader, value: Readonly<Record<string, unknown>>): string {
  const name =
    value['name'] ?? value['title'] ?? value['label'] ?? value['comment'] ?? value['url'];
  if (typeof name === 'string' && name !== '') return name;
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${plain(reader, part)}`)
    .join(', ');
}
