import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { portalAttributesSchema } from './portal-schema.ts';

/** What everybody may read, as calls answer it. */
export const portalReply = z.object({
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
