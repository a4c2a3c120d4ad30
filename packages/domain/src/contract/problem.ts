import * as z from 'zod';
import type { ProblemCode } from './problem-codes.ts';

/**
 * One thing that is wrong: where, and what. `value` carries the right value, or what is needed to go on,
 * where there is one.
 */
export const problemDetailSchema = z.object({
  path: z.string(),
  message: z.string(),
  value: z
    .union([
      z.string(),
      z.number(),
      z.boolean(),
      z.record(z.string(), z.union([z.string(), z.number()])),
    ])
    .nullish(),
});
/** One thing that is wrong with a request. */
export type ProblemDetail = z.output<typeof problemDetailSchema>;

/** The body of every refused call. */
export interface ProblemBody<Code extends string = ProblemCode> {
  success: false;
  /** A text a person can read. */
  error: string;
  code: Code;
  details?: ProblemDetail[] | undefined;
  /** Seconds after which the same call may succeed. */
  retryAfterSeconds?: number | undefined;
}

/** Schema of an error body with one of the given codes. */
export type ProblemSchema<Code extends ProblemCode> = z.ZodType<
  ProblemBody<Code>,
  ProblemBody<Code>
>;

/** Schema of an error body that carries something more. */
export type ProblemWithSchema<Code extends ProblemCode, More extends z.ZodType> = z.ZodType<
  ProblemBody<Code> & z.output<More>,
  ProblemBody<Code> & z.input<More>
>;

/**
 * Declares that a reply is a refusal with one of these codes.
 *
 * @example
 * ```ts
 * replies: { 200: orderReply, 409: problem('PRICE_CHANGED', 'STORE_CLOSED') }
 * ```
 */
export function problem<const Code extends ProblemCode>(
  ...codes: [Code, ...Code[]]
): ProblemSchema<Code> {
  return problemObject(codes);
}

/**
 * Declares a refusal that also carries what the caller needs to go on, e.g. a thing as it now stands.
 *
 * @example
 * ```ts
 * replies: { 200: orderReply, 409: problemWith({ order: orderSchema }, 'STALE_VERSION') }
 * ```
 */
export function problemWith<const Code extends ProblemCode, const Extra extends z.ZodRawShape>(
  extra: Extra,
  ...codes: [Code, ...Code[]]
): ProblemWithSchema<Code, z.ZodObject<Extra>> {
  const schema: z.ZodType = problemObject(codes).extend(extra);
  return schema as ProblemWithSchema<Code, z.ZodObject<Extra>>;
}

function problemObject<const Code extends ProblemCode>(codes: [Code, ...Code[]]) {
  return z.object({
    success: z.literal(false),
    error: z.string(),
    code: z.enum(codes),
    details: z.array(problemDetailSchema).optional(),
    retryAfterSeconds: z.number().int().nonnegative().optional(),
  });
}

/** Schema of any error body, also of codes a newer server may know. */
export const anyProblemSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  details: z.array(problemDetailSchema).optional(),
  retryAfterSeconds: z.number().optional(),
});
