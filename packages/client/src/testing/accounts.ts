import type { Guest, StaffAccount } from '@portal/domain/guests';

const createdAt = '2026-11-20T09:00:00.000Z';

/** A guest as the wire carries one. */
export function guestOf(id: number): Guest {
  const attributes = {
    name: 'Анна Лебедева',
    role: 'user',
    phone: '+79991234567',
    approved: true,
    email: null,
    mailing: false,
    createdAt,
  } as const;
  return { id, attributes };
}

/** A member of staff as the wire carries one. */
export function staffOf(id: string): StaffAccount {
  const attributes = {
    name: 'Мария Волкова',
    role: 'admin',
    phone: '',
    approved: true,
    email: null,
    mailing: false,
    createdAt,
    mustChangePassword: false,
    mustEnrolSecondFactor: false,
    isLocked: false,
  } as const;
  return { id, attributes };
}
