import { randomUUID } from 'node:crypto';
import type { Role, StaffRole } from '@portal/domain/contract';
import type { TestDatabase } from '../../../test/database.ts';
import type { Actor } from '../../kernel/actor.ts';

/** Somebody with a session, whose token is the session's id. */
export interface LiveAccount {
  readonly id: number | string;
  readonly identity: string;
  readonly role: Role;
  readonly sessionId: string;
}

let made = 0;

/** A guest with a live session. */
export async function createGuest({ prisma }: TestDatabase): Promise<LiveAccount & { id: number }> {
  const phone = `+7999${String((made += 1)).padStart(7, '0')}`;
  const { id } = await prisma.guest.create({ data: { phone, name: 'Гость' } });
  const sessionId = await createSession(prisma, { subject: 'guest', guestId: id });
  return { id, identity: `user_${id}`, role: 'guest', sessionId };
}

/** A member of staff with a live session. */
export async function createStaff({ prisma }: TestDatabase, role: StaffRole): Promise<LiveAccount> {
  const id = `${role}-${(made += 1)}`;
  await prisma.staff.create({ data: { id, name: 'Сотрудник', role, passwordHash: '' } });
  const sessionId = await createSession(prisma, { subject: 'staff', staffId: id });
  return { id, identity: `admin_${id}`, role, sessionId };
}

async function createSession(
  prisma: TestDatabase['prisma'],
  account: { subject: 'guest'; guestId: number } | { subject: 'staff'; staffId: string },
): Promise<string> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { id } = await prisma.session.create({
    data: { ...account, id: randomUUID(), expiresAt, absoluteExpiresAt: expiresAt },
  });
  return id;
}

/** Authenticates a token of such an account. */
export async function authenticateIn(
  { prisma }: TestDatabase,
  token: string,
): Promise<Actor | null> {
  if (!/^[\da-f-]{36}$/.test(token)) return null;
  const session = await prisma.session.findUnique({
    where: { id: token },
    include: { staff: true },
  });
  if (!session || session.revokedAt) return null;
  if (session.staff) {
    return {
      ...{ role: session.staff.role, id: session.staff.id, sessionId: session.id },
      confirmedAt: session.createdAt,
    };
  }
  if (session.guestId === null) return null;
  return { role: 'guest', id: session.guestId, sessionId: session.id };
}
