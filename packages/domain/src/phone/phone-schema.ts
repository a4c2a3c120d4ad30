import * as z from 'zod';
import { isPhone, normalizePhone } from './phone.ts';

/** A phone as people type it, brought to E.164 (`+7` and ten digits). */
export const phoneSchema = z
  .string()
  .max(40)
  .transform(normalizePhone)
  .refine(isPhone, { error: 'Номер телефона: +7 и десять цифр' });
