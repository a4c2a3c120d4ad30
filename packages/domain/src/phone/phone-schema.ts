import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';
import { isPhone, normalizePhone } from './phone.ts';

/** A phone as people type it, brought to E.164 (`+7` and ten digits). */
export const phoneSchema = z
  .string()
  .max(40)
  .transform(normalizePhone)
  .refine(isPhone, issue('issue.phone'));
