import type { Transaction } from '../../db/database.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import type { StaffRow } from '../auth/account/account-row.ts';
import { deleteFactors } from '../auth/second-factor/second-factor-repository.ts';

/** What is written of an account. */
export interface StaffColumns extends Pick<StaffRow, 'name' | 'role' | 'disabled'> {
  readonly passwordHash: string;
  /** When the portal drew it; what is absent or null was thought of by somebody. */
  readonly passwordMadeUpAt?: Date | null;
}

/** Changes of staff's accounts in SQL, each with its audit entry; passwords leave no trace but that they changed. */
export const staffRepository = {
  /**
   * Locks every admin's account that can be signed in to, and counts them: from here to the end of the
   * transaction there are neither fewer nor does anybody else decide on their number.
   */
  async lockAdmins(transaction: Transaction): Promise<number> {
    // Always in one order, so that two who do so at once wait for each other.
    const admins = await transaction.$queryRaw<unknown[]>`
        SELECT id FROM staff WHERE role = 'admin' AND NOT disabled ORDER BY id FOR UPDATE`;
    return admins.length;
  },

  /**
   * Locks an account and reads it as it then is.
   *
   * @throws ProblemError `NOT_FOUND` when there is none.
   */
  async lock(transaction: Transaction, id: string): Promise<StaffRow> {
    await transaction.$queryRaw`SELECT FROM staff WHERE id = ${id} FOR UPDATE`;
    const row = await transaction.staff.findUnique({ where: { id } });
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  },

  async create(
    transaction: Transaction,
    account: StaffColumns & { readonly id: string },
    actor: string,
  ) {
    const { id, name, role } = account;
    await transaction.staff.create({ data: { ...account, passwordSetAt: new Date() } });
    await recordAudit(transaction, {
      actor,
      action: 'create',
      entity: 'staff',
      entityId: id,
      to: { name, role },
    });
  },

  async save(
    transaction: Transaction,
    row: StaffRow,
    { passwordHash, passwordMadeUpAt = null, ...columns }: Partial<StaffColumns>,
    actor: string,
  ) {
    const { id } = row;
    const names = Object.keys(columns) as (keyof typeof columns)[];
    await transaction.staff.update({
      where: { id },
      data: {
        ...columns,
        ...(passwordHash !== undefined && {
          ...{ passwordHash, passwordMadeUpAt, passwordSetAt: new Date() },
        }),
      },
    });
    const subject = { actor, entity: 'staff', entityId: id } as const;
    if (names.length > 0) {
      const from = Object.fromEntries(names.map((name) => [name, row[name]]));
      await recordAudit(transaction, { ...subject, action: 'update', from, to: columns });
    }
    if (passwordHash !== undefined) {
      await recordAudit(transaction, { ...subject, action: 'password' });
    }
  },

  /** Takes everything away that an account has beside its password. */
  async removeSecondFactors(transaction: Transaction, { id }: StaffRow, actor: string) {
    const [gone] = await deleteFactors(transaction, id);
    if (!gone || gone.count === 0) return;
    await recordAudit(transaction, {
      ...{ actor, action: 'second factor', entity: 'staff', entityId: id },
      from: { count: gone.count },
    });
  },
};
