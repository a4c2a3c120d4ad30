import type { SecondFactorKind } from '@portal/domain/staff';
import { defineStatement } from '../../../db/statement.ts';

/** A second factor as it is stored. */
export interface SecondFactorRow {
  readonly id: string;
  readonly kind: SecondFactorKind;
  readonly name: string;
  /** Sealed; null for a passkey. */
  readonly secret: string | null;
  /** As the authenticator calls the passkey; null for an app. */
  readonly credentialId: string | null;
  readonly publicKey: Uint8Array | null;
  readonly counter: bigint;
  readonly transports: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Every factor of an account, which are few, the oldest first. */
export const readFactors = defineStatement<[staffId: string], SecondFactorRow>(`
  SELECT id, kind, name, secret, credential_id AS "credentialId", public_key AS "publicKey", counter,
    transports, created_at AS "createdAt", last_used_at AS "lastUsedAt"
  FROM second_factor WHERE staff_id = $1 ORDER BY created_at, id`);

/** Locks the account against concurrent changes of its factors. */
export const lockStaff = defineStatement<[staffId: string], { id: string }>(
  `SELECT id FROM staff WHERE id = $1 FOR UPDATE`,
);

/** Stores a factor; nothing where an account has this passkey already. */
export const insertFactor = defineStatement<
  [
    id: string,
    staffId: string,
    kind: SecondFactorKind,
    name: string,
    secret: string | null,
    lastStep: number | null,
    credentialId: string | null,
    publicKey: Uint8Array | null,
    counter: number,
    transports: readonly string[],
    now: Date,
  ],
  { id: string }
>(`
  INSERT INTO second_factor (id, staff_id, kind, name, secret, last_step, credential_id, public_key,
    counter, transports, created_at)
  VALUES ($1::uuid, $2, $3, $4, $5, $6::int, $7, $8::bytea, $9::bigint, $10::text[], $11::timestamptz)
  ON CONFLICT (credential_id) DO NOTHING RETURNING id`);

/** Takes one of an account's factors away, and with the last one the recovery codes. */
export const deleteFactor = defineStatement<
  [staffId: string, id: string],
  { name: string; kind: SecondFactorKind }
>(`
  WITH gone AS (
    DELETE FROM second_factor WHERE staff_id = $1 AND id = $2::uuid RETURNING name, kind
  ), codes AS (
    DELETE FROM recovery_code WHERE staff_id = $1 AND EXISTS (SELECT FROM gone)
      AND NOT EXISTS (SELECT FROM second_factor WHERE staff_id = $1 AND id <> $2::uuid)
  )
  SELECT name, kind FROM gone`);

/** Takes everything away that an account has beside its password; says how many factors. */
export const deleteFactors = defineStatement<[staffId: string], { count: number }>(`
  WITH factors AS (DELETE FROM second_factor WHERE staff_id = $1 RETURNING 1),
  codes AS (DELETE FROM recovery_code WHERE staff_id = $1),
  challenges AS (DELETE FROM second_factor_challenge WHERE staff_id = $1)
  SELECT count(*)::int AS count FROM factors`);

/** Uses a step of an app, once, and no earlier one after it. */
export const claimStep = defineStatement<[id: string, step: number, now: Date], { id: string }>(`
  UPDATE second_factor SET last_step = $2::int, last_used_at = $3::timestamptz
  WHERE id = $1::uuid AND (last_step IS NULL OR last_step < $2::int) RETURNING id`);

/** Notes that a passkey was used, and how often it says that it was. */
export const notePasskeyUse = defineStatement<
  [id: string, counter: number, now: Date],
  { id: string }
>(`
  UPDATE second_factor SET counter = $2::bigint, last_used_at = $3::timestamptz
  WHERE id = $1::uuid RETURNING id`);

/** Recovery codes of an account in the place of those of before. */
export const replaceRecoveryCodes = defineStatement<
  [staffId: string, hashes: readonly string[], now: Date],
  never
>(`
  WITH former AS (DELETE FROM recovery_code WHERE staff_id = $1)
  INSERT INTO recovery_code (staff_id, hash, created_at)
  SELECT $1, hash, $3::timestamptz FROM unnest($2::text[]) AS hash`);

/** Uses a recovery code, once. */
export const claimRecoveryCode = defineStatement<
  [staffId: string, hash: string, createdUntil: Date],
  { hash: string }
>(`
  DELETE FROM recovery_code
  WHERE staff_id = $1 AND hash = $2 AND created_at <= $3::timestamptz RETURNING hash`);

/** How many recovery codes an account has that are at least so old. */
export const countRecoveryCodes = defineStatement<
  [staffId: string, createdUntil: Date],
  { count: number }
>(`
  SELECT count(*)::int AS count FROM recovery_code
  WHERE staff_id = $1 AND created_at <= $2::timestamptz`);
