import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import type { Transaction } from '../../../db/database.ts';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { differing } from '../../audit/differing.ts';
import type { GuestRow, StaffRow } from './account-row.ts';

/** Reads the accounts that people sign in to. */
export type AccountRepository = ReturnType<typeof createAccountRepository>;

/** Accounts in SQL. */
export function createAccountRepository(prisma: PrismaClient) {
  return {
    guest: (id: number): Promise<GuestRow | null> => prisma.guest.findUnique({ where: { id } }),
    guestByPhone: (phone: string): Promise<GuestRow | null> =>
      prisma.guest.findFirst({ where: { phone } }),
    staff: (id: string): Promise<(StaffRow & { readonly passwordHash: string }) | null> =>
      prisma.staff.findUnique({ where: { id } }),
  };
}

/** What changes of a guest's account; what is absent or undefined stays as it is. */
export type GuestChange = {
  readonly [Key in 'name' | 'email' | 'mailing' | 'approved']?: GuestRow[Key] | undefined;
};

/** A guest's account before and after. */
export interface ChangedGuest {
  readonly before: GuestRow;
  readonly after: GuestRow;
}

/**
 * Writes the fields that differ and who changed them, inside the caller's transaction.
 *
 * @throws ProblemError `NOT_FOUND` when there is no such guest.
 */
export async function changeGuest(
  transaction: Transaction,
  guestId: number,
  change: GuestChange,
  actor: string,
): Promise<ChangedGuest> {
  await transaction.$queryRaw`SELECT FROM guest WHERE id = ${guestId} FOR UPDATE`;
  const before = await transaction.guest.findUnique({ where: { id: guestId } });
  // Nobody's any more: there is nothing to change.
  if (!before || before.erasedAt) throw new ProblemError('NOT_FOUND');
  const { name, email, mailing, approved } = before;
  const written = differing({ name, email, mailing, approved }, change);
  const keys = Object.keys(written) as (keyof GuestChange)[];
  if (keys.length === 0) return { before, after: before };
  const after = await transaction.guest.update({ where: { id: guestId }, data: written });
  await recordAudit(transaction, {
    actor,
    action: 'update',
    entity: 'guest',
    entityId: String(guestId),
    from: Object.fromEntries(keys.map((key) => [key, before[key]])),
    to: written,
  });
  return { before, after };
}
