import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { pageOf, pageRequestFields } from '../contract/envelope.ts';
import { idSchema, momentSchema, requiredText } from '../contract/fields/fields.ts';
import { auditEntities, auditEntrySchema } from './audit-schema.ts';
import { auditIdentitySchema } from './identity.ts';

/** Who changed what, page by page, the latest change first. */
export const fetchAudit = defineEndpoint({
  method: 'POST',
  path: '/api/admin/audit/fetch',
  summary: 'Who changed what, when, from what to what',
  access: { admin: 'any' },
  body: z.object({
    data: z
      .object({
        entity: z.enum(auditEntities).optional(),
        /** Of the thing that was changed. */
        id: z.union([idSchema.transform(String), requiredText(100)]).optional(),
        actor: auditIdentitySchema.optional(),
        /** Changes from then on. */
        from: momentSchema.optional(),
        /** Changes before then. */
        to: momentSchema.optional(),
        ...pageRequestFields,
      })
      .prefault({}),
  }),
  replies: { 200: z.object({ audit: pageOf(auditEntrySchema) }) },
});
