import * as z from 'zod';
import { invalidRequest } from './api-error.ts';

/** @source YooKassa's OpenAPI document, as listed in the protocol notes, §2, §4 and §5 */
const amount = z.object({
  value: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be a string like "100.00"')
    .refine((value) => Number(value) > 0, 'must be above zero')
    .transform((value) => Number(value).toFixed(2)),
  currency: z.literal('RUB'),
});

const metadata = z
  .record(z.string().max(32), z.string().max(512))
  .refine((entries) => Object.keys(entries).length <= 16, 'at most 16 keys');

const receiptItem = z.object({
  description: z.string().min(1).max(128),
  amount,
  quantity: z.coerce.number().positive().max(99_999.999),
  vat_code: z.number().int().min(1).max(12),
  payment_subject: z.string().optional(),
  payment_mode: z
    .enum([
      'full_prepayment',
      'partial_prepayment',
      'advance',
      'full_payment',
      'partial_payment',
      'credit',
      'credit_payment',
    ])
    .optional(),
});

const receipt = z.object({
  customer: z
    .object({
      phone: z
        .string()
        .regex(/^\d{4,15}$/, 'digits only')
        .optional(),
      email: z.email().optional(),
    })
    .refine(({ phone, email }) => phone ?? email, 'needs a phone or an e-mail'),
  items: z.array(receiptItem).min(1).max(100),
  tax_system_code: z.number().int().min(1).max(6).optional(),
});

export type ReceiptBody = z.infer<typeof receipt>;

const confirmation = z.discriminatedUnion('type', [
  z.object({ type: z.literal('embedded') }),
  z.object({ type: z.literal('redirect'), return_url: z.url().max(2048) }),
]);

export const createPaymentBody = z.object({
  amount,
  capture: z.boolean().default(false),
  confirmation,
  description: z.string().max(128).optional(),
  metadata: metadata.optional(),
  receipt: receipt.optional(),
});

export const capturePaymentBody = z.object({
  amount: amount.optional(),
  receipt: receipt.optional(),
});

export const createRefundBody = z.object({
  payment_id: z.string().length(36),
  amount,
  description: z.string().max(250).optional(),
  metadata: metadata.optional(),
  receipt: receipt.optional(),
});

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

export const listQuery = z.object({
  'created_at.gte': moment.optional(),
  'created_at.gt': moment.optional(),
  'created_at.lte': moment.optional(),
  'created_at.lt': moment.optional(),
  status: z.string().optional(),
  payment_id: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor: z.string().optional(),
});

export type ListQuery = z.infer<typeof listQuery>;

/** @throws {ApiError} `invalid_request` that names the first field that is wrong. */
export function readRequest<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw invalidRequest(issue?.message ?? 'The request is wrong', issue?.path.join('.') ?? '');
}
