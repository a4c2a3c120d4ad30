import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';
import { portalAttributesSchema, portalSettingsChangeSchema } from './portal-schema.ts';

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

/** Changes some of the settings. */
export const updatePortalSetting = defineEndpoint({
  method: 'PUT',
  path: '/api/portal-setting/update',
  summary: 'Change settings',
  access: { admin: 'any' },
  body: z.object({ data: z.object({ attributes: portalSettingsChangeSchema }) }),
  replies: { 200: portalReply },
});
