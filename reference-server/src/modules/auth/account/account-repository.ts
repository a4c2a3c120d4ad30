import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import type { GuestRow, StaffRow } from './account-row.ts';

/** Reads the accounts that people sign in to. */
export interface AccountRepository {
  guest(id: number): Promise<GuestRow | null>;
  guestByPhone(phone: string): Promise<GuestRow | null>;
  staff(id: string): Promise<(StaffRow & { readonly passwordHash: string }) | null>;
}

/** Accounts in SQL. */
export function createAccountRepository(prisma: PrismaClient): AccountRepository {
  return {
    guest: (id) => prisma.guest.findUnique({ where: { id } }),
    guestByPhone: (phone) => prisma.guest.findFirst({ where: { phone } }),
    staff: (id) => prisma.staff.findUnique({ where: { id } }),
  };
}
