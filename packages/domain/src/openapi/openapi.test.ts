import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';

const written = JSON.stringify(openApiDocument(endpoints, { title: 'Portal', version: '1.2.3' }));

interface Operation {
  readonly operationId: string;
  readonly security: object[];
  readonly parameters?: { name: string; in: string; required?: boolean }[];
  readonly requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  readonly responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

const document = JSON.parse(written) as {
  info: object;
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, and every reference leads somewhere', async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(written) as Record<string, unknown>);
    expect(result).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(JSON.stringify(validator.resolveRefs())).not.toContain('$ref');
  });

  it('has every call under the name it is exported by', () => {
    expect(document.info).toEqual({ title: 'Portal', version: '1.2.3' });
    const names = operations.map(({ operationId }) => operationId);
    expect(names.toSorted()).toEqual([...endpoints.keys()].toSorted());
    for (const [name, { method, path }] of endpoints) {
      const inDocument = path.replace(/:(\w+)/g, '{$1}');
      expect(document.paths[inDocument]?.[method.toLowerCase()]?.operationId).toBe(name);
    }
  });

  it('says of every call what it answers, refusals included', () => {
    for (const { operationId, responses } of operations) {
      const declared = Object.keys(endpoints.get(operationId)!.replies);
      expect(Object.keys(responses).toSorted()).toEqual([...declared, 'default'].toSorted());
      expect(responses['default']?.content?.['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/Problem',
      });
      if (responses['204']) expect(responses['204'].content).toBeUndefined();
    }
  });

  it('asks for a session where one is needed, by cookie or by token', () => {
    for (const { operationId, security } of operations) {
      const isOpen = endpoints.get(operationId)!.access === 'anyone';
      expect(security).toEqual(isOpen ? [] : [{ cookie: [] }, { bearer: [] }]);
    }
  });

  it('shows what a call takes: the path, the key, the body as it is sent', () => {
    const store = document.paths['/api/store/{id}']!['get']!;
    expect(store.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
    expect(store.requestBody).toBeUndefined();
    const order = document.paths['/api/order/create']!['post']!;
    expect(order.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
    expect(order.requestBody?.required).toBe(true);
    const body = JSON.stringify(order.requestBody?.content['application/json']?.schema);
    expect(body).toContain('"expectedTotal"');
    // The comment has a default, so a caller may leave it out.
    expect(body).toContain('"required":["store","room","products","paymentType"]');
    const keyed = operations.filter(({ parameters = [] }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(keyed.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...endpoints].flatMap(([name, { idempotent }]) => (idempotent ? [name] : [])).toSorted(),
    );
  });
});
