import { cataloguePictureRules, uploadCataloguePicture } from '@portal/domain/catalogue';
import { createCalls, type CallsOf } from '../call/calls.ts';
import { createOrderViewers, type OrderViewers } from '../orders/order-viewers.ts';
import { createPictureUpload, type PictureUpload } from '../pictures/picture-upload.ts';
import { createStaffSignIn, type StaffSignIn } from '../staff/staff-sign-in.ts';
import {
  administrationEndpoints,
  type AdministrationEndpoints,
} from './administration-endpoints.ts';
import type { Portal } from './create-portal.ts';
import { serviceEndpoints, type ServiceEndpoints } from './service-endpoints.ts';

/** What staff can do with a portal, beside what everybody can. */
export interface StaffPortal extends CallsOf<ServiceEndpoints>, CallsOf<AdministrationEndpoints> {
  /** Who of the staff has which order open; for the roles admin and moderator. */
  readonly orderViewers: OrderViewers;
  readonly signIn: StaffSignIn;
  /**
   * Uploads a picture; its `url` goes into a store or a product within a day. One of more than 5 MB is
   * made smaller first, where the browser can.
   *
   * @throws RefusedError `PICTURE_TOO_LARGE` for more than 5 MB.
   */
  readonly uploadPicture: PictureUpload<typeof uploadCataloguePicture>;
}

/**
 * The staff's side of a portal, apart from it so that guests need not load it. It has the portal's
 * session: the server decides by the role of the account.
 *
 * @example
 * ```ts
 * const portal = createPortal({ baseUrl: 'https://portal.example' });
 * const staffPortal = createStaffPortal(portal);
 * const { banquets } = await staffPortal.banquets.list({ from: '2026-12-01T00:00:00Z' });
 * ```
 */
export function createStaffPortal({
  address,
  call,
  live,
  session,
}: Pick<Portal, 'address' | 'call' | 'live' | 'session'>): StaffPortal {
  return {
    ...createCalls(call, address, serviceEndpoints),
    ...createCalls(call, address, administrationEndpoints),
    orderViewers: createOrderViewers(live),
    signIn: createStaffSignIn(call, session),
    uploadPicture: createPictureUpload(call, uploadCataloguePicture, cataloguePictureRules),
  };
}
