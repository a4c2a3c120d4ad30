import * as z from 'zod';
import { defineEvent } from '../contract/endpoints/event.ts';
import { portalAttributesSchema } from './portal-schema.ts';

/** Settings changed, e.g. maintenance was switched on. */
export const portalSettingChange = defineEvent({
  name: 'portalSettingChange',
  summary: 'The settings everybody may read have changed',
  audience: 'everyone',
  inStream: false,
  payload: z.object({ attributes: portalAttributesSchema }),
});
