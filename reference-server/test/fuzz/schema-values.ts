import fc from 'fast-check';
import * as z from 'zod';

/** The part of JSON Schema that Zod writes. */
interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema | boolean;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Ids of things that stand in a portal that was just furnished, and of such that do not. */
const ids = [1, 2, 3, 4, 5, 6, 8, 1001, 1002, 1003, 2_147_483_647];
const strings = [
  ...['Анна', '+79161234567', 'admin', 'user_1', 'admin_admin', 'soon', 'cash', 'online', '1', '0'],
  ...[
    '2026-11-23',
    '2026-11-23T12:00:00Z',
    'https://hotel.test/a.webp',
    '/media/a.webp',
    'a b',
    '',
  ],
  ...['four words are better', 'Europe/Moscow', '1234', '123456', '[PORTAL SUPPORT]\nx', '🙂'],
];
const deepest = 6;
const maxItems = 5;

/** Values that a schema takes, or nearly: what Zod checks beyond its JSON Schema is not known here. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return valuesBy(written, 0);
}

function valuesBy(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (depth > deepest) return fc.constant(null);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesBy(choice, depth)));
  if (schema.allOf?.[0]) return valuesBy({ ...schema.allOf[0], ...schema.allOf[1] }, depth);
  switch (schema.type) {
    case 'object':
      return objectsBy(schema, depth);
    case 'array':
      return fc.array(valuesBy(asSchema(schema.items), depth + 1), {
        minLength: Math.min(schema.minItems ?? 0, maxItems),
        maxLength: Math.min(schema.maxItems ?? maxItems, maxItems),
      });
    case 'string':
      return textsBy(schema);
    case 'integer':
    case 'number':
      return numberFor(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(fc.constantFrom<unknown>(...ids, ...strings), fc.jsonValue({ maxDepth: 2 }));
  }
}

function objectsBy(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, valuesBy(field, depth + 1)]),
    ),
    { requiredKeys: [...required].filter((name) => name in properties) },
  );
  if (typeof additionalProperties !== 'object') return known;
  const others = fc.dictionary(textsBy({}), valuesBy(additionalProperties, depth + 1), {
    maxKeys: 3,
  });
  return fc.tuple(known, others).map(([one, other]) => ({ ...other, ...one }));
}

function textsBy({ pattern, format, minLength = 0, maxLength = 200 }: JsonSchema) {
  const bounds = { minLength: Math.min(minLength, 50), maxLength: Math.min(maxLength, 200) };
  const any = fc.oneof(
    fc.constantFrom(...strings),
    fc.string({ ...bounds, unit: 'grapheme' }),
    fc.constant('я'.repeat(Math.min(maxLength, 5_000))),
  );
  if (format === 'uuid') return fc.oneof(fc.uuid(), any);
  if (format === 'date-time') return fc.oneof(momentsAsText, any);
  if (format === 'uri') return fc.oneof(fc.webUrl(), any);
  if (format === 'email') return fc.oneof(fc.emailAddress(), any);
  const matching = pattern === undefined ? undefined : textsMatching(pattern);
  return matching ? fc.oneof({ weight: 3, arbitrary: matching }, any) : any;
}

/** Taking a pattern apart costs a hundred times what a value costs. */
const matchingTexts = new Map<string, fc.Arbitrary<string> | undefined>();

function textsMatching(pattern: string): fc.Arbitrary<string> | undefined {
  if (!matchingTexts.has(pattern)) matchingTexts.set(pattern, createTextsMatching(pattern));
  return matchingTexts.get(pattern);
}

function createTextsMatching(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    // What looks around itself cannot be played backwards.
    return undefined;
  }
}

const momentsAsText = fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString());

function numberFor({ type, minimum = -10, maximum = 1_000_000 }: JsonSchema) {
  const low = Math.max(Math.ceil(minimum), -(2 ** 31));
  const high = Math.max(low, Math.min(maximum, 2 ** 31 - 1));
  const fitting = ids.filter((id) => id >= low && id <= high);
  const whole = fc.oneof(
    fc.integer({ min: low, max: Math.floor(high) }),
    fc.constantFrom(low, Math.floor(high), ...fitting, ...fitting, ...fitting),
  );
  return type === 'integer'
    ? whole
    : fc.oneof(whole, fc.double({ min: low, max: high, noNaN: true }));
}

function asSchema(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {};
}
