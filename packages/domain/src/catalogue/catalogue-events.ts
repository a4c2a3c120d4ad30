import * as z from 'zod';
import { defineEvent } from '../contract/endpoints/event.ts';
import { idSchema } from '../contract/fields/fields.ts';

/**
 * A store or what it sells has changed: read it again. Told to everybody, as everybody may read it;
 * who was away reads again on return.
 */
export const catalogueChange = defineEvent({
  name: 'catalogueChange',
  summary: 'A store or one of its products has changed',
  audience: 'everyone',
  inStream: false,
  payload: z.object({ storeId: idSchema }),
});
