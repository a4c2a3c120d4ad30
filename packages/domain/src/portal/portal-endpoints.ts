import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';
import { problem } from '../contract/problem.ts';
import {
  portalAttributesSchema,
  portalSettingsChangeSchema,
  portalSettingsSchema,
} from './portal-schema.ts';

const portalReply = z.object({
  status: z.object({ data: z.object({ attributes: portalAttributesSchema }) }),
});

/** Contacts, flags and payment systems of the portal. */
export const getPortalSetting = defineEndpoint({
  method: 'POST',
  path: '/api/portal-setting',
  summary: 'Settings everybody may read',
  access: 'anyone',
  openWhenDisabled: true,
  body: z.object({}),
  replies: { 200: portalReply },
});

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
  body: z.object({
    data: z.object({
      attributes: portalSettingsChangeSchema,
      was: portalSettingsChangeSchema.optional(),
    }),
  }),
  replies: { 200: portalReply, 409: problem('CONFLICT') },
});
