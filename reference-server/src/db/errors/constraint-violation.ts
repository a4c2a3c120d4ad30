import pg from 'pg';
import { complaintOf } from './adapter-error.ts';

/** The unique indexes whose violation decides a race, by their names in the database. */
const uniqueIndexes = {
  guestPhone: 'guest_phone_key',
  storeCustomId: 'store_custom_id_key',
  storeCategoryName: 'store_category_name_key',
  staffId: 'staff_pkey',
  staffIdInAnyCase: 'staff_id_lower_key',
  oneLivePaymentPerOrder: 'payment_one_live_per_order',
  providerPayment: 'payment_provider_payment_id_key',
  providerRefund: 'refund_provider_refund_id_key',
  webhook: 'webhook_inbox_provider_dedupe_key_key',
  idempotencyKey: 'idempotency_key_pkey',
  cannedReplyShortcut: 'canned_reply_shortcut_key',
  ratingOfOrder: 'rating_order_id_key',
} as const;

/** A name of {@link uniqueIndexes}. */
export type UniqueIndex = keyof typeof uniqueIndexes;

/** Says whether a write, by the model API or by raw SQL, failed because another row already has the value. */
export function isUniqueViolation(error: unknown, index: UniqueIndex): boolean {
  const complaint = complaintOf(error);
  return (
    complaint?.kind === 'UniqueConstraintViolation' && complaint.constraint === uniqueIndexes[index]
  );
}

/** What a write returns; null where another row already has the value, and the transaction can only be undone. */
export async function unlessTaken<Row>(
  index: UniqueIndex,
  write: PromiseLike<Row>,
): Promise<Row | null> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, index)) return null;
    throw error;
  }
}

/** The references whose violation decides a race, by their names in the database. */
const references = { roomOfOrder: 'order_room_id_fkey' } as const;

/** Says whether a statement failed because what it names is not there any more. */
export function isReferenceViolation(error: unknown, reference: keyof typeof references): boolean {
  const violated =
    error instanceof pg.DatabaseError && error.code === '23503'
      ? error.constraint
      : complaintOf(error)?.constraint;
  return violated === references[reference];
}
