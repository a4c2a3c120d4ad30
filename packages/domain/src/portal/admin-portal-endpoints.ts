import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { problem } from '../contract/problem.ts';
import { portalReply } from './portal-endpoints.ts';
import { portalSettingsChangeSchema, portalSettingsSchema } from './portal-settings.ts';

/** All settings, those that only the role admin reads among them. */
export const fetchPortalSettings = defineEndpoint({
  method: 'POST',
  path: '/api/admin/portal-setting/fetch',
  summary: 'All settings',
  access: { admin: 'any' },
  body: z.object({}),
  replies: {
    200: z.object({ settings: z.object({ data: z.object({ attributes: portalSettingsSchema }) }) }),
  },
});

/**
 * Changes some of the settings. Whoever says in `was` what they have seen is refused when somebody else
 * has changed one of those in the meantime: a detail for each, whose `value` is what it is now.
 */
export const updatePortalSetting = defineEndpoint({
  method: 'PUT',
  path: '/api/portal-setting/update',
  summary: 'Change settings',
  access: { admin: 'any' },
  confirm: 'by-body',
  body: z.object({
    data: z.object({
      attributes: portalSettingsChangeSchema,
      was: portalSettingsChangeSchema.optional(),
    }),
  }),
  replies: { 200: portalReply, 409: problem('CONFLICT') },
});
