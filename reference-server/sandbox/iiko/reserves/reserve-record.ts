import type * as z from 'zod';
import type { cancelReserveBody, createReserveBody } from '../api/request-bodies.ts';

export type ReserveOrder = z.infer<typeof createReserveBody>;
export type CancelReason = z.infer<typeof cancelReserveBody>['cancelReason'];

export interface ErrorInfo {
  code: string;
  message: string;
  description: string | null;
  additionalData: null;
  errorReason: string | null;
}

export function errorInfo(code: string, message: string): ErrorInfo {
  return { code, message, description: null, additionalData: null, errorReason: null };
}

/** A reserve that the cloud has taken; the terminal may yet refuse it. */
export interface ReserveRecord {
  id: string;
  order: ReserveOrder;
  createdAt: string;
  creationStatus: 'InProgress' | 'Success' | 'Error';
  errorInfo: ErrorInfo | null;
  cancelReason: CancelReason | null;
}

/** A reserve as iiko shows it. @source protocols/iiko.md, section 7, "ReserveInfo" */
export function presentReserve(record: ReserveRecord): object {
  const { id, order, creationStatus, createdAt } = record;
  return {
    id,
    externalNumber: order.externalNumber ?? null,
    organizationId: order.organizationId,
    timestamp: Date.parse(createdAt),
    creationStatus,
    errorInfo: record.errorInfo,
    isDeleted: false,
    reserve: creationStatus === 'Success' ? presentDetails(record) : null,
  };
}

function presentDetails({ order, cancelReason }: ReserveRecord): object {
  return {
    customer: order.customer,
    guestsCount: order.guests?.count ?? 1,
    comment: order.comment ?? null,
    durationInMinutes: order.durationInMinutes,
    shouldRemind: order.shouldRemind,
    status: cancelReason === null ? 'New' : 'Closed',
    cancelReason,
    tableIds: order.tableIds,
    estimatedStartTime: order.estimatedStartTime,
    guestsComingTime: null,
    phone: order.phone,
    eventType: order.eventType ?? null,
    order: null,
  };
}
