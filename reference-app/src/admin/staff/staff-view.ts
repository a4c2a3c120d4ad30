import type { InputOf } from '@portal/client';
import type { fetchStaff } from '@portal/domain/staff';
import { idInPathSchema, staffIdSchema, staffRoles, type StaffRole } from '@portal/domain/contract';

/** Which accounts are looked at, as the address says it. */
export interface StaffView {
  readonly search: string;
  readonly role: StaffRole | 'all';
  readonly page: number;
  /** Whose account is open, or one that is being made. */
  readonly opened: { readonly id: string } | 'new' | null;
}

/** Reads an address; what cannot be read is as if it were not there. */
export function readStaffView(params: URLSearchParams): StaffView {
  const id = staffIdSchema.safeParse(params.get('member')).data;
  return {
    search: (params.get('search') ?? '').slice(0, 100),
    role: staffRoles.find((known) => known === params.get('role')) ?? 'all',
    page: idInPathSchema.safeParse(params.get('page')).data ?? 1,
    opened: params.has('new') ? 'new' : id === undefined ? null : { id },
  };
}

/** Writes an address, leaving out what is as it is by default. */
export function writeStaffView({ search, role, page, opened }: StaffView): URLSearchParams {
  return new URLSearchParams({
    ...(search !== '' && { search }),
    ...(role !== 'all' && { role }),
    ...(page > 1 && { page: String(page) }),
    ...(opened === 'new' && { new: '' }),
    ...(opened !== null && opened !== 'new' && { member: opened.id }),
  });
}

/** The request for one page. */
export function toStaffSearch({ search, role, page }: StaffView): InputOf<typeof fetchStaff> {
  return {
    page,
    pageSize: 20,
    ...(search !== '' && { search }),
    ...(role !== 'all' && { role }),
  };
}
