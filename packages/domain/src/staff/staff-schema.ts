import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';
import { staffRoles } from '../contract/endpoints/access.ts';
import { entity } from '../contract/envelope.ts';
import { requiredLine, staffIdSchema, timeSchema } from '../contract/fields/fields.ts';
import { newPasswordSchema, findPasswordError } from './password-rules.ts';

/** A member of staff's account as admins see it. */
export const staffMemberSchema = entity(
  staffIdSchema,
  z.object({
    name: z.string(),
    role: z.enum(staffRoles),
    /** Whether the account is switched off: nobody can sign in to it. */
    disabled: z.boolean(),
    createdAt: timeSchema,
    /** When a session of the account was last used, to the minute; null: never, or too long ago to be known. */
    lastSeenAt: timeSchema.nullable(),
    /** Sessions that are not over. */
    sessionsCount: z.number().int().nonnegative(),
    /** Second factors that the account has. */
    secondFactorsCount: z.number().int().nonnegative(),
  }),
);
/** A member of staff's account as admins see it. */
export type StaffMember = z.output<typeof staffMemberSchema>;

/** Most characters of a member of staff's name. */
export const staffNameMaxLength = 100;

const staffFields = {
  id: staffIdSchema,
  name: requiredLine(staffNameMaxLength),
  role: z.enum(staffRoles),
  password: newPasswordSchema,
};

function isOwnPassword({ id, password }: { id: string; password?: string | undefined }): boolean {
  return password === undefined || findPasswordError(password, id) !== 'containsId';
}
const containsId = { ...issue('issue.passwordOfId'), path: ['password'] };

/** A new account. Without a password it gets one that the reply shows, once. */
export const newStaffMemberSchema = z
  .object({ ...staffFields, password: newPasswordSchema.optional() })
  .refine(isOwnPassword, containsId);

/** Who becomes the first admin. */
export const firstAdminSchema = z
  .object({ id: staffFields.id, password: staffFields.password })
  .refine(isOwnPassword, containsId);
/** Who becomes the first admin. */
export type FirstAdmin = z.input<typeof firstAdminSchema>;

/** What an admin changes of an account; what is absent stays as it is. */
export const staffEditSchema = z
  .object({ ...staffFields, disabled: z.boolean() })
  .partial()
  .required({ id: true })
  .refine(isOwnPassword, containsId);
