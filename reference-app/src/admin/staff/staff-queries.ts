import type { InputOf, Unwrapped } from '@portal/client';
import type { StaffMember, fetchStaff } from '@portal/domain/staff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** A member of staff as the console holds them. */
export type AdminStaffMember = Unwrapped<StaffMember>;

/** Key of everything that holds accounts of staff. */
export const staffKey = ['staff'] as const;

/** One page of the accounts of staff. */
export function staffSearchQuery(search: InputOf<typeof fetchStaff>) {
  return queryOptions({
    queryKey: [...staffKey, 'search', search],
    queryFn: ({ signal }) => staffPortal.staff.list(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}

/** One account by its id; null when there is none. */
export function staffMemberQuery(id: string) {
  return queryOptions({
    queryKey: [...staffKey, 'one', id],
    queryFn: async ({ signal }): Promise<AdminStaffMember | null> => {
      const { staff } = await staffPortal.staff.list({ search: id, pageSize: 100 }, { signal });
      return staff.find((member) => member.id === id) ?? null;
    },
    meta: personal,
  });
}
