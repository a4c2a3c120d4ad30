import * as z from 'zod';
import { defineEvent } from '../contract/endpoints/event.ts';
import { banquetSchema } from './banquet-schema.ts';

/** What has happened to a banquet. */
export const banquetChanges = [
  'created',
  'changed',
  'sent',
  'accepted',
  'failed',
  'canceled',
  'cancelRefused',
  'drift',
] as const;
/** What has happened to a banquet. */
export type BanquetChange = (typeof banquetChanges)[number];

/** A banquet is new, has changed, or has moved on in the restaurant's system. */
export const banquetChange = defineEvent({
  name: 'banquetChange',
  summary: 'A banquet is new or has changed',
  audience: { roles: ['admin', 'banquet'] },
  inStream: true,
  payload: z.object({
    banquet: banquetSchema,
    /** Why it is told; `failed`, `cancelRefused` and `drift` call for a person. */
    change: z.enum(banquetChanges),
  }),
});
