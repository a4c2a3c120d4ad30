import * as z from 'zod';
import type { Access } from '../contract/endpoints/access.ts';
import type { Endpoint, Upload } from '../contract/endpoints/endpoint.ts';
import { anyProblemSchema } from '../contract/problem.ts';

/** What the document says of the portal as a whole. */
export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
}

/**
 * The OpenAPI 3.1 document of the given calls.
 *
 * @param endpoints by the name each is exported under, which becomes its `operationId`.
 */
export function openApiDocument(
  endpoints: ReadonlyMap<string, Endpoint>,
  info: OpenApiInfo,
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, endpoint] of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(operationId, endpoint);
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { Problem: jsonSchema(anyProblemSchema, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session_token' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

const idempotencyKeySchema = { type: 'string', minLength: 1, maxLength: 128 };

function operation(operationId: string, endpoint: Endpoint): Record<string, unknown> {
  const parameters = [
    ...fields(endpoint.params, 'path'),
    ...fields(endpoint.query, 'query'),
    ...(endpoint.idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', schema: idempotencyKeySchema }]
      : []),
  ];
  return {
    operationId,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.confirm && { 'x-confirm': endpoint.confirm }),
    security: security(endpoint.access),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: { required: true, content: requestContent(endpoint.body, endpoint.upload) },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.replies).map(([status, schema]) => [
          status,
          reply(status, schema, status === '200' ? endpoint.mediaType : undefined),
        ]),
      ),
      default: {
        description: 'Any other refusal',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function requestContent(body: z.ZodType, upload: Upload | undefined): Record<string, unknown> {
  if (!upload) return { 'application/json': { schema: jsonSchema(body, 'input') } };
  return Object.fromEntries(upload.mediaTypes.map((mediaType) => [mediaType, {}]));
}

function reply(
  status: string,
  schema: z.ZodType,
  mediaType = 'application/json',
): Record<string, unknown> {
  if (status === '204') return { description: 'Nothing to say' };
  const description = Number(status) < 400 ? 'Done' : 'Refused';
  return {
    description,
    content: { [mediaType]: { schema: jsonSchema(schema, 'output') } },
  };
}

function fields(schema: z.ZodObject | undefined, where: 'path' | 'query'): unknown[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));
}

function security(access: Access): Record<string, string[]>[] {
  return access === 'anyone' ? [] : [{ cookie: [] }, { bearer: [] }];
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
