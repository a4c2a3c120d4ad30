import { createHash, randomBytes } from 'node:crypto';
import type { StaffMember } from '@portal/domain/staff';
import { createTexts } from '@portal/domain/texts';
import type { Database } from '../../../db/database.ts';
import type { SqlClient } from '../../../db/statement.ts';
import { revokeAccountSessions } from '../../auth/session/session-repository.ts';
import { hashPassword } from '../../auth/staff-sign-in/password-hash.ts';
import { findStaffMember, writtenStaffMember } from '../staff-queries.ts';
import { staffRepository as repository } from '../staff-repository.ts';
import { deleteLinks, insertLink, lockSetUp, readSetUp } from './owner-repository.ts';

/** Why somebody does not become the first admin. */
type FirstAdminRefusal = 'STAFF_EXISTS' | 'FIRST_ADMIN_LINK_EXPIRED';

/** Who becomes the first admin. */
interface FirstAdmin {
  readonly id: string;
  readonly password: string;
  /** Token of the one-time link; null on the machine itself, where none is needed. */
  readonly token: string | null;
  /** Whether the password was drawn, and has to be changed at the first sign-in. */
  readonly isMadeUp?: boolean;
}

/**
 * What whoever owns the machine does to accounts, without being signed in: by the link that the start prints,
 * or by the command `create-admin`.
 */
export type OwnerAccounts = ReturnType<typeof createOwnerAccounts>;

const linkMilliseconds = 3_600_000;
/** As many as a session's key has; so many need no salt. */
const tokenBytes = 32;
/** Who is written into the audit trail. */
const actor = 'system';

/** Joins accounts with what the machine's owner may do to them. */
export function createOwnerAccounts(prisma: Database['prisma']) {
  async function refusalFor(
    token: string | null,
    client: SqlClient = prisma,
  ): Promise<FirstAdminRefusal | null> {
    const [found] = await readSetUp(client, token === null ? null : hashOf(token), new Date());
    if (!found || found.hasStaff) return 'STAFF_EXISTS';
    return token === null || found.isLinkGood ? null : 'FIRST_ADMIN_LINK_EXPIRED';
  }

  return {
    /**
     * Makes a one-time link's token, good for an hour; null when there is staff already. Those of other starts
     * and instances go on serving, so that it does not matter whose output is read.
     */
    async issueLink(): Promise<string | null> {
      const token = randomBytes(tokenBytes).toString('base64url');
      const now = new Date();
      const expiresAt = new Date(now.getTime() + linkMilliseconds);
      const issued = await insertLink(prisma, hashOf(token), expiresAt, now);
      return issued.length > 0 ? token : null;
    },

    /** Says why a link's token, or nobody's, makes no first admin; null when it does. */
    refusalFor: (token: string | null): Promise<FirstAdminRefusal | null> => refusalFor(token),

    /** Makes the first admin, while there is no staff at all; every link has served then. */
    async createFirstAdmin({
      id,
      password,
      token,
      isMadeUp = false,
    }: FirstAdmin): Promise<{ staff: StaffMember } | { refusal: FirstAdminRefusal }> {
      // A stranger's guess costs no hash.
      const early = await refusalFor(token);
      if (early) return { refusal: early };
      const passwordHash = await hashPassword(password);
      return prisma.$transaction(async (transaction) => {
        await lockSetUp(transaction);
        const refusal = await refusalFor(token, transaction);
        if (refusal) return { refusal };
        const name = createTexts({ locale: 'ru' }).t('admin.role.admin');
        const passwordMadeUpAt = isMadeUp ? new Date() : null;
        const columns = {
          name,
          role: 'admin',
          disabled: false,
          passwordHash,
          passwordMadeUpAt,
        } as const;
        const row = { id, ...columns };
        await repository.create(transaction, row, actor);
        await deleteLinks(transaction);
        return { staff: await writtenStaffMember(transaction, id) };
      });
    },

    /**
     * Gives an account another password, takes its second factors away and ends its sessions; its role stays. One that is `isMadeUp` has to
     * be changed at the first sign-in, within a day.
     *
     * @throws Error when there is no such account.
     */
    async resetPassword(
      id: string,
      password: string,
      { isMadeUp = false }: { readonly isMadeUp?: boolean } = {},
    ) {
      const passwordHash = await hashPassword(password);
      await prisma.$transaction(async (transaction) => {
        if (!(await findStaffMember(transaction, id))) {
          throw new Error(`There is no account ${id}.`);
        }
        const row = await repository.lock(transaction, id);
        // Access to the machine is enough: nothing else is asked for at sign-in.
        await repository.removeSecondFactors(transaction, row, actor);
        const passwordMadeUpAt = isMadeUp ? new Date() : null;
        await repository.save(transaction, row, { passwordHash, passwordMadeUpAt }, actor);
        // Instances that run look at the sessions of their sockets by themselves.
        await revokeAccountSessions(transaction, null, id, new Date(), null, null, 'revoked');
      });
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
