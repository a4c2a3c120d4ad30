import * as z from 'zod';
import { ApiError } from './api-error.ts';

/** What the sandbox reads of the documented requests. @source protocols/iiko.md */
const uuids = z.array(z.uuid());

export const accessTokenV1Body = z.object({ apiLogin: z.string() });
export const accessTokenV2Body = z.object({
  apiKey: z.string(),
  appId: z.uuid(),
  clientSecret: z.string(),
});
export const anyBody = z.looseObject({});
export const organizationsBody = z.object({ organizationIds: uuids.nullish() });
export const terminalGroupsBody = z.object({
  organizationIds: uuids,
  includeDisabled: z.boolean().nullish(),
});
export const isAliveBody = z.object({ organizationIds: uuids, terminalGroupIds: uuids });
export const nomenclatureBody = z.object({
  organizationId: z.uuid(),
  startRevision: z.number().int().nullish(),
});
export const menuByIdBody = z.object({
  externalMenuId: z.string(),
  organizationIds: uuids.min(1),
  priceCategoryId: z.string().nullish(),
  version: z.number().int().nullish(),
});
export const stopListsBody = z.object({
  organizationIds: uuids,
  terminalGroupsIds: uuids.nullish(),
});
export const sectionsBody = z.object({
  terminalGroupIds: uuids,
  returnSchema: z.boolean().nullish(),
  revision: z.number().int().nullish(),
});
const time = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/);
export const workloadBody = z.object({
  restaurantSectionIds: uuids,
  dateFrom: time,
  dateTo: time.nullish(),
});
export const createReserveBody = z.object({
  organizationId: z.uuid(),
  terminalGroupId: z.uuid(),
  id: z.uuid().nullish(),
  externalNumber: z.string().max(50).nullish(),
  customer: z.looseObject({
    type: z.literal('regular'),
    name: z.string().min(1).max(60),
    surname: z.string().max(60).nullish(),
    comment: z.string().max(60).nullish(),
  }),
  phone: z.string().regex(/^\+\d{8,}$/),
  comment: z.string().nullish(),
  durationInMinutes: z.number().int().positive(),
  shouldRemind: z.boolean(),
  tableIds: uuids.min(1),
  estimatedStartTime: time,
  guests: z.object({ count: z.number().int().positive() }).nullish(),
  eventType: z.string().max(160).nullish(),
});
export const reserveStatusBody = z.object({ organizationId: z.uuid(), reserveIds: uuids });
export const cancelReserveBody = z.object({
  organizationId: z.uuid(),
  reserveId: z.uuid(),
  cancelReason: z.enum(['ClientNotAppeared', 'ClientRefused', 'Other']),
});
export const commandStatusBody = z.object({ organizationId: z.uuid(), correlationId: z.uuid() });
export const webhookSettingsBody = z.object({ organizationId: z.uuid() });
export const webhookUpdateBody = z.object({
  organizationId: z.uuid(),
  webHooksUri: z.url(),
  authToken: z.string().nullish(),
});

/** @throws ApiError in iiko's words when the body is not as documented. */
export function readRequest<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> {
  const read = schema.safeParse(body ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') ?? '';
  if (field === 'phone') {
    throw new ApiError(400, 'Phone number is incorrect.', 'Validation_IncorrectPhone');
  }
  throw new ApiError(400, `Field '${field}': ${issue?.message ?? 'wrong'}`, 'Validation_Error');
}
