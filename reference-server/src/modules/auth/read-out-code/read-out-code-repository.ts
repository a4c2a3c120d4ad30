import { defineStatement } from '../../../db/statement.ts';

/** The newest challenge of a phone that can be entered, locked; whoever holds it waits for a code. */
export const lockOpenChallenge = defineStatement<
  [phone: string, now: Date, maxChecks: number],
  { id: string; digits: 4 | 6 }
>(`
  SELECT id, digits FROM otp_challenge
  WHERE phone = $1 AND superseded_at IS NULL AND consumed_at IS NULL
    AND expires_at > $2::timestamptz AND attempts < $3
  ORDER BY created_at DESC, id LIMIT 1 FOR UPDATE`);

/** Gives a challenge another code, which somebody reads out. */
export const replaceCode = defineStatement<
  [challengeId: string, codeHmac: Uint8Array, now: Date, expiresAt: Date],
  never
>(`
  UPDATE otp_challenge
  SET code_hmac = $2, read_out_at = $3::timestamptz, expires_at = $4::timestamptz
  WHERE id = $1::uuid`);

/** Whether the SMS gateway fails. */
export const readSmsErrors = defineStatement<[], { isSmsError: boolean }>(`
  SELECT EXISTS (SELECT FROM provider_health WHERE provider = 'sms' AND state = 'trouble')
    AS "isSmsError"`);

/** Whose account a phone is; no row where it is nobody's. */
export const readAccount = defineStatement<[phone: string], { id: number }>(
  'SELECT id FROM guest WHERE phone = $1',
);

/** Puts down who read a code out, and for whose account; a phone that is nobody's yet is not stored. */
export const auditCodeRead = defineStatement<[actor: string, phone: string, now: Date], never>(`
  INSERT INTO audit_entry (actor, action, entity, entity_id, at)
  VALUES ($1, 'code read out', 'guest',
    COALESCE((SELECT id::text FROM guest WHERE phone = $2), 'unknown'), $3::timestamptz)`);
