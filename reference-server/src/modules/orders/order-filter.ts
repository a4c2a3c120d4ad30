import type { OrderStatus } from '@portal/domain';
import { searchPatterns } from './order-search.ts';

/** Which orders staff want to see. */
export interface OrderFilter {
  readonly status?: OrderStatus | undefined;
  readonly storeId?: number | undefined;
  /** In the guest's name and phone, the order's phone and number, the room. */
  readonly search?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only those with a smaller number. */
  readonly beforeId?: number | undefined;
}

/** A filter as SQL on `"order" o`. */
export interface OrderConditions {
  /** With `WHERE`; empty where everything is wanted. */
  readonly where: string;
  readonly values: unknown[];
  /** Adds a value and names its place. */
  readonly value: (given: unknown) => string;
}

/** Brings a filter to SQL. */
export function orderConditions(filter: OrderFilter): OrderConditions {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions: string[] = [];
  if (filter.status) conditions.push(`o.status = ${value(filter.status)}::order_status`);
  if (filter.storeId) conditions.push(`o.store_id = ${value(filter.storeId)}`);
  if (filter.from) conditions.push(`o.create_at >= ${value(new Date(filter.from))}`);
  if (filter.to) conditions.push(`o.create_at <= ${value(new Date(filter.to))}`);
  if (filter.beforeId) conditions.push(`o.id < ${value(filter.beforeId)}`);
  if (filter.search) {
    const { text, phones, number } = searchPatterns(filter.search);
    const anywhere = value(text);
    const inPhone = `LIKE ANY (ARRAY[${phones.map(value).join(', ')}]::text[])`;
    conditions.push(`(
      o.phone ${inPhone} OR o.id::text LIKE ${value(number)}
      OR o.guest_id IN (SELECT id FROM guest WHERE name ILIKE ${anywhere} OR phone ${inPhone})
      OR o.room_id IN (SELECT id FROM room WHERE name ILIKE ${anywhere}))`);
  }
  return {
    where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '',
    values,
    value,
  };
}
