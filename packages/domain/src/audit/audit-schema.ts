import * as z from 'zod';
import { staffRoles } from '../contract/endpoints/access.ts';
import { entity } from '../contract/envelope.ts';
import { idSchema, timeSchema } from '../contract/fields/fields.ts';

/** Kinds of entities whose changes the audit trail stores. */
export const auditEntities = [
  'order',
  'ticket',
  'guest',
  'staff',
  'banquet',
  'setting',
  'store',
  'store-category',
  'product',
  'room',
  'canned-reply',
  'outbox',
  'staff-chat',
  'alert',
  'difference',
] as const;
/** A kind of entity whose changes the audit trail stores. */
export type AuditEntity = (typeof auditEntities)[number];

/** What can be done to a thing. */
export const auditActions = [
  'create',
  'update',
  'delete',
  'status',
  'assign',
  'payment',
  'call off',
  'end sessions',
  'password',
  'export',
  'erase',
  'resend',
  'discard',
  'resolve',
  'write',
  'push',
  'sign-in',
  'sign-in refused',
  'sign-in locked',
  'confirm',
  'code read out',
  'second factor',
  // What the restaurant makes of a banquet's reserve.
  'sent',
  'accepted',
  'refused',
  'gone',
  'trouble',
] as const;
/** What can be done to a thing. */
export type AuditAction = (typeof auditActions)[number];

/** Whoever made a change. */
export const auditActorSchema = z.object({
  /** `admin_<id>`, `user_<id>` or `system`. */
  identity: z.string(),
  /** As the account is called now; null for `system` and for an account that is gone. */
  name: z.string().nullable(),
  /** Of a member of staff, as it is now. */
  role: z.enum(staffRoles).nullable(),
});
/** Whoever made a change. */
export type AuditActor = z.output<typeof auditActorSchema>;

const fields = z.record(z.string(), z.unknown()).nullable();

/** A change: who changed what, when, and from what to what. */
export const auditEntrySchema = entity(
  idSchema,
  z.object({
    at: timeSchema,
    actor: auditActorSchema,
    /** One of {@link auditActions}, or a newer one. */
    action: z.string(),
    /** One of {@link auditEntities}, or a newer one. */
    entity: z.string(),
    entityId: z.string(),
    /** How the thing is called now, where that says more than its id; null where it does not. */
    title: z.string().nullable(),
    /** The fields that differ, as they were; null where there was nothing before. */
    from: fields,
    /** The same fields, as they have become. */
    to: fields,
  }),
);
/** A change: who changed what, when, and from what to what. */
export type AuditEntry = z.output<typeof auditEntrySchema>;
