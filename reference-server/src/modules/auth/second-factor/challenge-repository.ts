import { defineStatement } from '../../../db/statement.ts';

/** What a challenge is for: one made for signing in enrols nothing. */
export type ChallengePurpose = 'sign-in' | 'confirm' | 'enrol-totp' | 'enrol-passkey';

/** A challenge that waits for its answer. */
export interface ChallengeRow {
  readonly id: string;
  /** What an authenticator signs, or the sealed secret of an app. */
  readonly value: string;
}

/** Keeps a challenge, and of one account no more than the newest ten. */
export const insertChallenge = defineStatement<
  [id: string, staffId: string, purpose: ChallengePurpose, value: string, expiresAt: Date],
  never
>(`
  WITH former AS (
    DELETE FROM second_factor_challenge WHERE id IN (
      SELECT id FROM second_factor_challenge WHERE staff_id = $2
      ORDER BY expires_at DESC, id OFFSET 9)
  )
  INSERT INTO second_factor_challenge (id, staff_id, purpose, value, expires_at)
  VALUES ($1::uuid, $2, $3, $4, $5::timestamptz)`);

/** A challenge by its id, while it can be answered. */
export const readChallenge = defineStatement<
  [id: string, staffId: string, purpose: ChallengePurpose, now: Date],
  ChallengeRow
>(`
  SELECT id, value FROM second_factor_challenge
  WHERE id = $1::uuid AND staff_id = $2 AND purpose = $3 AND expires_at > $4::timestamptz`);

/** Uses a challenge, once. */
export const claimChallenge = defineStatement<
  [id: string, staffId: string, purpose: ChallengePurpose, now: Date],
  ChallengeRow
>(`
  DELETE FROM second_factor_challenge
  WHERE id = $1::uuid AND staff_id = $2 AND purpose = $3 AND expires_at > $4::timestamptz
  RETURNING id, value`);

/** Uses a challenge that an authenticator has signed, once. */
export const claimSignedChallenge = defineStatement<
  [value: string, staffId: string, purpose: ChallengePurpose, now: Date],
  ChallengeRow
>(`
  DELETE FROM second_factor_challenge
  WHERE value = $1 AND staff_id = $2 AND purpose = $3 AND expires_at > $4::timestamptz
  RETURNING id, value`);
