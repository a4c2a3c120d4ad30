import { createStaffPortal } from '@portal/client';
import { portal } from '../shared/portal.ts';

/** What staff can do with the portal. */
export const staffPortal = createStaffPortal(portal);
