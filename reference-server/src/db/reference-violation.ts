import pg from 'pg';

/** The references whose violation decides a race, by their names in the database. */
export const references = { roomOfOrder: 'order_room_id_fkey' } as const;

/** Says whether a statement of the direct client failed because what it names is not there any more. */
export function isReferenceViolation(error: unknown, reference: keyof typeof references): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23503' &&
    error.constraint === references[reference]
  );
}
