import * as z from 'zod';

const made = new WeakMap<z.ZodType, z.ZodType>();

/** The same schema for what a newer portal says: where it lists words, any other is taken as it came. */
export function lenient(schema: z.ZodType): z.ZodType {
  const known = made.get(schema);
  if (known) return known;
  const fresh = derive(schema);
  made.set(schema, fresh);
  return fresh;
}

/** Where the definition of a schema has other schemas; keys of records apart. */
const places = [
  ...['shape', 'catchall', 'element', 'items', 'rest', 'options', 'innerType', 'valueType'],
  ...['in', 'out', 'left', 'right'],
];

function derive(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodEnum) return z.union([schema, z.string()]);
  const def = schema.def as z.core.$ZodTypeDef & Readonly<Record<string, unknown>>;
  const parts = places.filter((place) => def[place]);
  if (parts.length === 0) return schema;
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(def)) as typeof def;
  // Read when they are wanted, as a shape may hold itself.
  for (const place of parts)
    Object.defineProperty(copy, place, { get: () => withEach(def[place]) });
  if (schema instanceof z.ZodUnion) {
    // The words that are known say first which of several it is.
    const { options } = schema as z.ZodUnion<z.ZodType[]>;
    return new z.ZodUnion({
      ...copy,
      type: 'union',
      options: [...options, ...options.map(lenient)],
    });
  }
  const isListed = schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum;
  return schema.clone(isListed ? { ...copy, mode: 'loose' } : copy);
}

function withEach(part: unknown): unknown {
  if (part instanceof z.ZodType) return lenient(part);
  if (Array.isArray(part)) return part.map(withEach);
  return Object.fromEntries(
    Object.entries(part as Record<string, z.ZodType>).map(([key, one]) => [key, lenient(one)]),
  );
}
