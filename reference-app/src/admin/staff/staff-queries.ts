import type { Unwrapped } from '@portal/client';
import type { StaffMember } from '@portal/domain/staff';
import { queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';
import { pageQuery } from '../table-page/page-query.ts';

/** A member of staff as the console holds them. */
export type AdminStaffMember = Unwrapped<StaffMember>;

/** Key of everything that holds accounts of staff. */
export const staffKey = ['staff'] as const;

/** One page of the accounts of staff. */
export const staffSearchQuery = pageQuery([...staffKey, 'search'], staffPortal.staff.list);

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
