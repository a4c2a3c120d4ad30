import { defineStatement } from '../../../db/statement.ts';

/**
 * Holds the advisory lock of whoever sets an empty portal up, by demo data or by a first admin, to the end of
 * the transaction. Its number is any that nothing else in the database locks on.
 */
export const lockSetUp = defineStatement<[], never>(`SELECT 1 FROM pg_advisory_xact_lock(7305021)`);

/** Keeps the hash of a link's token, and lets those go that are over; only while there is no staff. */
export const insertLink = defineStatement<
  [tokenHash: string, expiresAt: Date, now: Date],
  { isFirst: boolean }
>(`
  WITH expired AS (DELETE FROM first_admin_link WHERE expires_at <= $3::timestamptz)
  INSERT INTO first_admin_link (token_hash, expires_at)
  SELECT $1, $2::timestamptz WHERE NOT EXISTS (SELECT FROM staff)
  RETURNING true AS "isFirst"`);

/** Whether anybody has an account already, and whether a link with this token is good. */
export const readSetUp = defineStatement<
  [tokenHash: string | null, now: Date],
  { hasStaff: boolean; isLinkGood: boolean }
>(`
  SELECT EXISTS (SELECT FROM staff) AS "hasStaff", EXISTS (
    SELECT FROM first_admin_link WHERE token_hash = $1 AND expires_at > $2::timestamptz
  ) AS "isLinkGood"`);

/** No link serves any more. */
export const deleteLinks = defineStatement<[], never>(`DELETE FROM first_admin_link`);
