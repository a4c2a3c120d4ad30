import { expect, it } from 'vitest';
import { problemDefinitions } from './problem-codes.ts';
import { anyProblemSchema, problem } from './problem.ts';

const values = Object.entries(problemDefinitions);

it.each(values)('%s travels with a status of refusals', (code, detail) => {
  expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  expect([400, 401, 403, 404, 409, 413, 415, 421, 422, 429, 500, 502, 503, 504]).toContain(
    detail.status,
  );
});

it('keeps a refusal to the codes it was declared with', () => {
  const declared = problem('PRICE_CHANGED', 'STORE_CLOSED');
  const refusal = { success: false, error: 'Магазин закрыт', code: 'STORE_CLOSED' };
  expect(declared.parse(refusal)).toEqual(refusal);
  const others = [
    { ...refusal, code: 'ALREADY_PAID' },
    { ...refusal, success: true },
    { ...refusal, error: undefined },
    { ...refusal, retryAfterSeconds: -1 },
    { ...refusal, details: [{ path: 'data' }] },
  ];
  for (const other of others) expect(declared.safeParse(other).success).toBe(false);
});

it('reads refusals of a newer server too', () => {
  const refusal = {
    success: false,
    error: 'Новое',
    code: 'OF_A_NEWER_SERVER',
    retryAfterSeconds: 0.5,
  };
  expect(anyProblemSchema.parse(refusal)).toEqual(refusal);
});
