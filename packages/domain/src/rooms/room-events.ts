import * as z from 'zod';
import { defineEvent } from '../contract/endpoints/event.ts';

/** The list of rooms has changed: clients that show it refetch it. */
export const roomsChange = defineEvent({
  name: 'roomsChange',
  summary: 'The list of rooms has changed',
  audience: 'everyone',
  inStream: false,
  payload: z.object({}),
});
