import pg from 'pg';
import { complaintOf } from './adapter-error.ts';

/** The references whose violation decides a race, by their names in the database. */
export const references = { roomOfOrder: 'order_room_id_fkey' } as const;

/** Says whether a statement failed because what it names is not there any more. */
export function isReferenceViolation(error: unknown, reference: keyof typeof references): boolean {
  const violated =
    error instanceof pg.DatabaseError && error.code === '23503'
      ? error.constraint
      : complaintOf(error)?.constraint;
  return violated === references[reference];
}
