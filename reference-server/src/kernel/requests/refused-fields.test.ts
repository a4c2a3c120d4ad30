import type { Endpoint } from '@portal/domain/contract';
import { endpoints } from '@portal/domain/openapi';
import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { parseRequest } from './parse-request.ts';
import { ProblemError } from '../replies/problem-error.ts';
import { problemReply, type Locale } from '../replies/problem-reply.ts';

type Path = readonly (string | number)[];

interface Field {
  readonly path: Path;
  /** It may be of several forms, and which was meant is only guessed. */
  readonly isOfUnion: boolean;
}

/** Every field that a schema declares: objects, lists and unions are walked through. */
function fieldsOf(schema: z.core.$ZodType, path: Path = [], isOfUnion = false): Field[] {
  const { def } = schema._zod as unknown as { def: { type: string } & Record<string, unknown> };
  const walk = (part: unknown, ...keys: Path) =>
    fieldsOf(part as z.core.$ZodType, [...path, ...keys], isOfUnion || def.type === 'union');
  const itself: Field = { path, isOfUnion };
  if (def['innerType'] ?? def['in']) return walk(def['innerType'] ?? def['in']);
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def['shape'] as Record<string, unknown>);
      return [itself, ...fields.flatMap(([key, part]) => walk(part, key))];
    }
    case 'array':
      return [itself, ...walk(def['element'], 0)];
    case 'record':
      return [itself, ...walk(def['valueType'], 'x').map((each) => ({ ...each, isOfUnion: true }))];
    case 'union':
      return [itself, ...(def['options'] as unknown[]).flatMap((option) => walk(option).slice(1))];
    default:
      return [itself];
  }
}

/** A body that is wrong at one place, and lacks everything else. */
function wrongAt(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    value,
  );
}

const wrongValues = [
  ...[null, true, {}, [], -7.5, 1e300, Number.MAX_SAFE_INTEGER],
  ...['', '\u0000', 'a\nb', '{x}', 'x'.repeat(30_000), '1999-02-31', '0000-01-01T00:00:00Z'],
  ...[[[]], [null], Array.from({ length: 200 }, () => 'x'), { x: 'x' }, { a: null, b: 1 }],
];

/** What is said of a request in a language, and of which fields; nothing where it is taken. */
function refusalOf(endpoint: Endpoint, request: object, locale: Locale) {
  try {
    parseRequest(endpoint, request as Request, locale);
    return { texts: [], paths: [] };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { body } = problemReply(locale, error.code, error.options);
    const { details = [] } = body;
    return {
      texts: [body.error, ...details.map(({ message }) => message)],
      paths: details.map(({ path }) => path),
    };
  }
}

const parts = ['params', 'query', 'body'] as const;
const fields = [...endpoints.values()].flatMap((endpoint) =>
  parts.flatMap((part) => {
    const schema = endpoint[part];
    return schema && !endpoint.upload
      ? fieldsOf(schema).map((field) => ({ endpoint, part, ...field }))
      : [];
  }),
);
const call = ({ method, path }: Endpoint) => `${method} ${path}`;

function requestWith(part: (typeof parts)[number], value: unknown): object {
  const headers = { 'content-length': '1' };
  return { ...{ params: {}, query: {}, body: {}, headers, is: () => true }, [part]: value };
}

describe('what is wrong with any field of any call', () => {
  it.each(['ru', 'en'] as const)('is said in the caller’s language: %s', (locale) => {
    const [own, other] = locale === 'ru' ? [/[а-я]/i, /[a-z]{4,}/i] : [/[a-z]/i, /[а-яё]/i];
    // What can be typed in either: names of choices, of fields and of formats.
    const isForeign = (text: string) => {
      const [sentence = ''] = text.split(/: (?=[a-z_,])/);
      return other.test(sentence.replaceAll(/ISO 8601|e-mail|\{\w+\}|2026\S*/g, ''));
    };
    const odd = fields.flatMap(({ endpoint, part, path }) =>
      wrongValues.flatMap((value) =>
        refusalOf(endpoint, requestWith(part, wrongAt(path, value)), locale)
          .texts.filter(
            (text) =>
              !own.test(text) ||
              isForeign(text) ||
              /[\\^$]|Invalid input|issue\.|undefined/.test(text),
          )
          .map((text) => `${call(endpoint)} ${part} ${path.join('.')}: ${text}`),
      ),
    );
    expect([...new Set(odd)]).toEqual([]);
  });

  it('is said of every field by its name, but of those where anything will do', () => {
    expect(endpoints.size).toBeGreaterThan(140);
    const silent = fields.filter(({ endpoint, part, path, isOfUnion }) => {
      if (isOfUnion) return false;
      const refusals = wrongValues.map((value) =>
        refusalOf(endpoint, requestWith(part, wrongAt(path, value)), 'ru'),
      );
      // An address that names nothing is 404, whatever of it is wrong.
      if (part === 'params') return refusals.every(({ texts }) => texts.length === 0);
      return !refusals.some(({ paths }) => paths.includes(path.join('.')));
    });
    expect(silent.map(({ endpoint, path }) => `${call(endpoint)} ${path.join('.')}`)).toEqual([
      'POST /api/sms-auth/send-code message',
      'POST /api/sms-auth/register data.role',
    ]);
  });
});
