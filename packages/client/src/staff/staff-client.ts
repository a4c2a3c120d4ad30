import type { PageMeta, RequestOf } from '@portal/domain/contract';
import {
  changeOwnPassword,
  checkFirstAdminLink,
  createFirstAdmin,
  createStaff,
  fetchStaff,
  removeStaffSecondFactors,
  resetStaffPassword,
  updateStaff,
  type FirstAdmin,
  type NewStaffMember,
  type StaffEdit,
  type StaffMember,
} from '@portal/domain/staff';
import type { Caller, CallOptions } from '../call/caller.ts';
import { done, refused, type Outcome, type RefusalOf } from '../call/reply/outcome.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** Which accounts of staff are looked for. */
export type StaffSearch = NonNullable<RequestOf<typeof fetchStaff>['body']['data']>;
/** A new account, and the password that was made up for it: it is not shown again. */
export interface CreatedStaffMember {
  readonly staff: Unwrapped<StaffMember>;
  /** Null when one was given. */
  readonly password: string | null;
}

/** Accounts of staff; for the role admin, but for one's own password and the first account of all. */
export interface StaffClient {
  /** Accounts page by page, by their names. */
  search(
    search?: StaffSearch,
    options?: CallOptions,
  ): Promise<{ staff: Unwrapped<StaffMember>[]; meta: PageMeta }>;
  /** Makes an account; without a password it gets one. */
  create(
    staff: NewStaffMember,
  ): Promise<Outcome<CreatedStaffMember, RefusalOf<typeof createStaff>>>;
  /** Changes an account; another role, another password or `disabled` signs it out everywhere. */
  change(edit: StaffEdit): Promise<Outcome<Unwrapped<StaffMember>, RefusalOf<typeof updateStaff>>>;
  /** Gives a colleague's account a new password and returns it, this once. */
  resetPassword(id: string): Promise<Outcome<string, RefusalOf<typeof resetStaffPassword>>>;
  /** Takes a colleague's second factors away; the account is signed out everywhere. */
  removeSecondFactors(
    id: string,
  ): Promise<Outcome<null, RefusalOf<typeof removeStaffSecondFactors>>>;
  /** Changes one's own password; for every staff role. All other sessions of the account end. */
  changeOwnPassword(
    password: string,
    newPassword: string,
  ): Promise<Outcome<null, RefusalOf<typeof changeOwnPassword>>>;
  /** Whether a one-time link still makes the first admin; for the holder of its token. */
  checkFirstAdminLink(
    token: string,
    options?: CallOptions,
  ): Promise<Outcome<null, RefusalOf<typeof checkFirstAdminLink>>>;
  /** Makes the first admin, who then signs in as everybody does; for the holder of a link's token. */
  createFirstAdmin(
    token: string,
    staff: FirstAdmin,
  ): Promise<Outcome<Unwrapped<StaffMember>, RefusalOf<typeof createFirstAdmin>>>;
}

/** The calls about accounts of staff. */
export function createStaffClient(call: Caller): StaffClient {
  return {
    async search(data = {}, options) {
      const { body } = await call(fetchStaff, { body: { data } }, options);
      return { staff: body.staff.data.map(unwrap), meta: body.staff.meta };
    },
    async create(staff) {
      const reply = await call(createStaff, { body: { data: { staff } } });
      if (reply.status !== 201) return refused(reply);
      const { password } = reply.body;
      return done({ staff: unwrap(reply.body.staff), password });
    },
    async change(staff) {
      const reply = await call(updateStaff, { body: { data: { staff } } }, { isRepeatable: true });
      return reply.status === 200 ? done(unwrap(reply.body.staff)) : refused(reply);
    },
    async resetPassword(id) {
      const reply = await call(resetStaffPassword, { body: { data: { id } } });
      return reply.status === 200 ? done(reply.body.password) : refused(reply);
    },
    async removeSecondFactors(id) {
      const reply = await call(removeStaffSecondFactors, { body: { data: { id } } });
      return reply.status === 204 ? done(null) : refused(reply);
    },
    async changeOwnPassword(password, newPassword) {
      const reply = await call(changeOwnPassword, { body: { data: { password, newPassword } } });
      return reply.status === 204 ? done(null) : refused(reply);
    },
    async checkFirstAdminLink(token, options) {
      const reply = await call(checkFirstAdminLink, { body: { data: { token } } }, options);
      return reply.status === 204 ? done(null) : refused(reply);
    },
    async createFirstAdmin(token, staff) {
      const reply = await call(createFirstAdmin, { body: { data: { token, staff } } });
      return reply.status === 201 ? done(unwrap(reply.body.staff)) : refused(reply);
    },
  };
}
