import { defineStatement, type SqlClient } from '../../db/statement.ts';

/** Why somebody was not let in. */
export type SignInRefusal = 'CODE_WRONG' | 'ACCOUNT_CLOSED' | 'PASSWORD_WRONG';
/** What has no tries left: a session, when its confirmations were wrong, and it is ended. */
export type SignInLock = 'account' | 'network' | 'session';

/*
 * Of an account that is there; else of nobody: what was typed may be a stranger's phone, or a password in
 * the wrong field. What stands here is bounded by the tries that are allowed.
 */
const auditRefusal = defineStatement<
  [
    action: string,
    phone: string | null,
    staffId: string | null,
    reason: string,
    network: string,
    now: Date,
  ],
  never
>(`
  INSERT INTO audit_entry (actor, action, entity, entity_id, "to", at)
  VALUES ('system', $1, CASE WHEN $2::text IS NULL THEN 'staff' ELSE 'guest' END,
    COALESCE((SELECT id::text FROM guest WHERE phone = $2), (SELECT id FROM staff WHERE id = $3), 'unknown'),
    jsonb_build_object('reason', $4::text, 'network', $5::text), $6::timestamptz)`);

/** Whose sign-in was refused, and from where. */
export interface RefusedSignIn {
  readonly who: { readonly phone: string } | { readonly staffId: string };
  /** Hash of the network. */
  readonly network: string;
  readonly now: Date;
}

/** Puts down that a sign-in was refused, inside the transaction that counts it. */
export async function auditSignInRefused(
  transaction: SqlClient,
  reason: SignInRefusal,
  refused: RefusedSignIn,
): Promise<void> {
  await audit(transaction, 'sign-in refused', reason, refused);
}

/** Puts down that there are no tries left. */
export async function auditSignInLocked(
  transaction: SqlClient,
  lock: SignInLock,
  refused: RefusedSignIn,
): Promise<void> {
  await audit(transaction, 'sign-in locked', lock, refused);
}

async function audit(
  transaction: SqlClient,
  action: string,
  reason: string,
  { who, network, now }: RefusedSignIn,
): Promise<void> {
  const phone = 'phone' in who ? who.phone : null;
  const staffId = 'staffId' in who ? who.staffId : null;
  await auditRefusal(transaction, action, phone, staffId, reason, network, now);
}
