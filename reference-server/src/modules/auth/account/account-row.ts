import type { StaffRole } from '@portal/domain/contract';
import type { Guest, StaffAccount } from '@portal/domain/guests';
import { signInRules } from '@portal/domain/sign-in';

/** What stands for a guest to one who may not see their account. */
const hiddenGuest = { name: '', email: null, mailing: false } as const;

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
  /** When the portal drew the password; null: somebody thought of it. */
  readonly passwordMadeUpAt: Date | null;
  /** When the password was set last; null: longer ago than was noted. */
  readonly passwordSetAt: Date | null;
}

/**
 * A guest's account as the wire names it.
 * @param isHidden - whether it is shown to one who may see nothing of it that is older than their session.
 */
export function toGuest(row: GuestRow, isHidden = false): Guest {
  const { id, phone, approved, createdAt } = row;
  const { name, email, mailing } = isHidden ? hiddenGuest : row;
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

/** What keeps a member of staff from the console, beside a password that was made up. */
export interface StaffAccountRestriction {
  readonly mustEnrolSecondFactor: boolean;
  readonly isLocked: boolean;
}

/** A staff account in the shape the wire calls a guest too. */
export function toStaffAccount(
  row: StaffRow,
  { mustEnrolSecondFactor = false, isLocked = false }: Partial<StaffAccountRestriction> = {},
): StaffAccount {
  const { id, name, role, disabled, createdAt, passwordMadeUpAt } = row;
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
      mustChangePassword: passwordMadeUpAt !== null,
      mustEnrolSecondFactor,
      isLocked,
    },
  };
}
