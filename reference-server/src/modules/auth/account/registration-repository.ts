import { defineStatement } from '../../../db/statement.ts';
import type { GuestRow } from './account-row.ts';

/** A guest who is to be registered. */
export interface NewGuest {
  readonly phone: string;
  readonly name: string;
  readonly email: string | null;
  readonly mailing: boolean;
}

/** What became of a registration. */
export interface Registration {
  /** Whether the holder of the challenge has proven the phone lately. */
  readonly isProven: boolean;
  /** Whether with a code that the reception read out; null where the right was not used. */
  readonly isReadOut: boolean | null;
  /** The new account; null when the phone has one already or was not proven. */
  readonly created: (Omit<GuestRow, 'createdAt'> & { readonly createdAt: string }) | null;
}

const guestColumns = 'phone text, name text, email text, mailing boolean, role text';
const insertGuest = (from: string, now: string) => `
  INSERT INTO guest (phone, name, email, mailing, role, created_at)
  SELECT phone, name, email, mailing, role, ${now}::timestamptz FROM ${from}
  ON CONFLICT (phone) WHERE phone <> '' DO NOTHING
  RETURNING id, phone, name, email, approved, mailing, created_at AS "createdAt"`;

/*
 * Uses the right that a right code gave. The phone comes from the challenge, not from the request, and
 * the unique index on phones decides between two who are registered at once.
 */
export const registerProven = defineStatement<
  [guest: string, challengeId: string, now: Date, provenSince: Date],
  Registration
>(`
  WITH given AS (
    SELECT * FROM jsonb_to_record($1::jsonb) AS guest (${guestColumns})
  ), proof AS (
    SELECT challenge.id FROM otp_challenge AS challenge JOIN given USING (phone)
    WHERE challenge.id = $2::uuid AND challenge.consumed_at > $4::timestamptz
  ), used AS (
    UPDATE otp_challenge AS held SET registration_used_at = $3::timestamptz
    FROM proof
    WHERE held.id = proof.id AND held.registration_used_at IS NULL
      AND held.registration_until > $3::timestamptz
    RETURNING held.phone, held.read_out_at
  ), created AS (${insertGuest('given JOIN used USING (phone)', '$3')})
  SELECT EXISTS (SELECT FROM proof) AS "isProven",
    (SELECT read_out_at IS NOT NULL FROM used) AS "isReadOut", (SELECT to_jsonb(created) FROM created) AS created`);

/** Registers a phone that nobody has proven: only where codes made in the browser are believed. */
export const registerUnproven = defineStatement<[guest: string, now: Date], GuestRow>(
  insertGuest(`jsonb_to_record($1::jsonb) AS guest (${guestColumns})`, '$2'),
);
