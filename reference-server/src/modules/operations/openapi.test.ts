import { endpoints } from '@portal/domain/openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: unknown[];
  readonly parameters?: {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: object;
  readonly responses: Record<string, { readonly content?: Record<string, object> }>;
}

const portal = await sharedByTests(createTestPortal());
const response = await portal.send('banquet', '/api/openapi.json');
const document = (await response.json()) as {
  readonly paths: Record<string, Record<string, Operation>>;
};

describe('the API document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('describes every call of the contract and no other, with what it takes and answers', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    expect(described).toHaveLength(endpoints.size);
    for (const { path, method, operation } of described) {
      const endpoint = endpoints.get(operation.operationId);
      expect(`${method} ${path}`).toBe(
        `${endpoint?.method.toLowerCase()} ${endpoint?.path.replaceAll(/:(\w+)/g, '{$1}')}`,
      );
      expect(operation.summary).toBe(endpoint?.summary);
      expect(operation.requestBody !== undefined).toBe(endpoint?.body !== undefined);
      const statuses = Object.keys(endpoint?.replies ?? {});
      expect(Object.keys(operation.responses).sort()).toEqual([...statuses, 'default'].sort());
      expect(operation.security.length > 0).toBe(endpoint?.access !== 'anyone');
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const parameters = (operation.parameters ?? []).filter(({ in: where }) => where === 'path');
      expect(parameters.map(({ name, required }) => (required ? name : null))).toEqual(inPath);
    }
  });

  it('says which calls take an Idempotency-Key, and which reply is no JSON', () => {
    const keyed = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ parameters }) => parameters?.some(({ name }) => name === 'Idempotency-Key'))
      .map(({ operationId }) => operationId);
    const idempotent = [...endpoints].filter(([, endpoint]) => endpoint.idempotent);
    expect(keyed.sort()).toEqual(idempotent.map(([name]) => name).sort());
    const metrics = document.paths['/metrics']?.['get']?.responses['200']?.content ?? {};
    expect(Object.keys(metrics)).toEqual(['text/plain; version=0.0.4; charset=utf-8']);
  });

  it('is answered with 304 to who has it', async () => {
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    expect((await portal.send('banquet', '/api/openapi.json', { headers })).status).toBe(304);
    expect((await portal.send(null, '/api/openapi.json', { headers })).status).toBe(200);
  });

  it.each([null, 'guest'])('tells %s nothing of what is for staff alone', async (who) => {
    const as = who === null ? null : `guest-${(await portal.guest()).id}`;
    const reply = await portal.send(as, '/api/openapi.json');
    expect(reply.headers.get('Vary')).toMatch(/Authorization, Cookie/);
    const { paths } = (await reply.json()) as typeof document;
    const forGuests = [...endpoints.values()].filter(
      ({ access }) => access === 'anyone' || access.guest !== undefined,
    );
    const sent = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(sent.map(({ operationId }) => endpoints.get(operationId)).sort()).toEqual(
      forGuests.sort(),
    );
    expect(sent.length).toBeLessThan(endpoints.size);
    expect(Object.keys(paths).join()).not.toContain('/api/admin/order');
  });
});
