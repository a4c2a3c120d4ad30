import type { OrderStatus } from '@portal/domain/orders';
import { guestSearchConditions } from '../../lists/guest-search.ts';
import type { PlaceValue } from '../../lists/text-search.ts';

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

/** A filter as conditions in SQL on `"order" o`. */
export function orderConditions(filter: OrderFilter, value: PlaceValue): string[] {
  const conditions: string[] = [];
  if (filter.status) conditions.push(`o.status = ${value(filter.status)}::order_status`);
  if (filter.storeId) conditions.push(`o.store_id = ${value(filter.storeId)}`);
  if (filter.from) conditions.push(`o.create_at >= ${value(new Date(filter.from))}`);
  if (filter.to) conditions.push(`o.create_at <= ${value(new Date(filter.to))}`);
  if (filter.beforeId) conditions.push(`o.id < ${value(filter.beforeId)}`);
  conditions.push(...guestSearchConditions(filter.search ?? '', value, 'o', ['o.phone']));
  return conditions;
}
