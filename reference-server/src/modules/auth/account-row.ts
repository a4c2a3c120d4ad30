import { signInRules, type Guest, type StaffAccount, type StaffRole } from '@portal/domain';

/** A guest's account as it is stored. */
export interface GuestRow {
  readonly id: number;
  readonly phone: string;
  readonly name: string;
  readonly email: string | null;
  readonly approved: boolean;
  readonly mailing: boolean;
  readonly createdAt: Date;
}

/** A staff account as it is stored. */
export interface StaffRow {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly disabled: boolean;
  readonly createdAt: Date;
}

/** A guest's account as the wire names it. */
export function toGuest({ id, phone, name, email, approved, mailing, createdAt }: GuestRow): Guest {
  return {
    id,
    attributes: {
      name,
      role: signInRules.registrationRole,
      phone,
      approved,
      email,
      mailing,
      createdAt: createdAt.toISOString(),
    },
  };
}

/** A staff account in the shape the wire calls a guest too. */
export function toStaffAccount({ id, name, role, disabled, createdAt }: StaffRow): StaffAccount {
  return {
    id,
    attributes: {
      name,
      role,
      phone: '',
      approved: !disabled,
      email: null,
      mailing: false,
      createdAt: createdAt.toISOString(),
    },
  };
}
