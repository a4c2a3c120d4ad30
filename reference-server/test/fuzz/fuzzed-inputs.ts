import type { Endpoint } from '@portal/domain/contract';
import { page, resume } from '@portal/domain/live';
import { endpoints } from '@portal/domain/openapi';
import { consoleLockRules } from '@portal/domain/sign-in';
import fc from 'fast-check';
import type * as z from 'zod';
import { everyHostileValue, hostileBodies } from '../bad-input/hostile-values.ts';
import { valuesOf } from './schema-values.ts';

/** Who sends it. */
const callers = ['anon', 'guest', 'moderator', 'banquet', 'admin'] as const;
/** One of them. */
export type Caller = (typeof callers)[number];

/** A call as it is sent. */
export interface FuzzedCall {
  readonly as: Caller;
  /** By the name it is exported under. */
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes of a file in base64, or text. */
  readonly body?: string;
  readonly isFile?: boolean;
}

/** What is sent over one live connection, packet by packet. */
export interface FuzzedTalk {
  readonly as: Caller;
  readonly packets: readonly string[];
}

/** Changes one place of a value, in JSON. */
interface Mutation {
  readonly place: number;
  /** As it is written; undefined: the place is left out. */
  readonly written: string | undefined;
}

const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({
    place: fc.nat({ max: 1_000 }),
    written: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...everyHostileValue) },
      { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
  }),
  { maxLength: 3 },
);

/** JSON of values that a schema takes, with none, one or a few places changed. */
function writtenBy(schema: z.ZodType): fc.Arbitrary<string> {
  return fc
    .tuple(valuesOf(schema), fc.oneof(fc.constant([]), mutations))
    .map(([value, changes]) => mutated(value, changes));
}

function mutated(value: unknown, changes: readonly Mutation[]): string {
  const root = { value: structuredClone(value) } as Holder;
  const written = new Map<string, string>();
  for (const [index, change] of changes.entries()) {
    const places = visibleRange(root);
    const place = places[change.place % places.length];
    if (!place) continue;
    const mark = `<here ${index}>`;
    // What is undefined is left out of an object, and null in a list.
    place.holder[place.key] = change.written === undefined ? undefined : mark;
    if (change.written !== undefined) written.set(mark, change.written);
  }
  let text = root.value === undefined ? '' : JSON.stringify(root.value);
  for (const [mark, json] of written) text = text.replace(JSON.stringify(mark), () => json);
  return text;
}

type Holder = Record<string, unknown>;

function visibleRange(holder: Holder): { holder: Holder; key: string }[] {
  return Object.keys(holder).flatMap((key) => {
    const held = holder[key];
    const within = typeof held === 'object' && held !== null ? visibleRange(held as Holder) : [];
    return [{ holder, key }, ...within];
  });
}

const someText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...everyHostileValue.filter((value) => value.length < 200)),
);

/** Path or query values: what the schema takes as text, and now and then anything. */
function textsOf(schema: z.ZodObject | undefined): fc.Arbitrary<Readonly<Record<string, string>>> {
  if (!schema) return fc.constant({});
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const fitting = valuesOf(field as z.ZodType).map((value) =>
      typeof value === 'string' ? value : JSON.stringify(value ?? ''),
    );
    const value = fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: someText });
    return [name, value] as const;
  });
  const values: fc.Arbitrary<Readonly<Record<string, string | undefined>>> = fc.record(
    Object.fromEntries(fields),
    { requiredKeys: [] },
  );
  return values.map((texts) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
    ),
  );
}

/** As it is sent: what cannot be encoded stands in it as it is. */
function encoded(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[^\w.~-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function pathOf(
  { path }: Endpoint,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): string {
  const named = path.replace(/:(\w+)/g, (_, name: string) => encoded(params[name] ?? '1') || '1');
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return pairs.length === 0 ? named : `${named}?${pairs.join('&')}`;
}

const jsonType = { 'Content-Type': 'application/json' };

function bodiesOf(
  endpoint: Endpoint,
): fc.Arbitrary<Pick<FuzzedCall, 'body' | 'isFile' | 'headers'>> {
  const hostile = fc.constantFrom(...hostileBodies).map(([, type, body]) => ({
    headers: { 'Content-Type': type },
    body: body.toString('latin1'),
  }));
  const { upload, body } = endpoint;
  if (upload) {
    const types = fc.constantFrom(...upload.mediaTypes, 'image/svg+xml', 'text/html', '');
    return fc.tuple(types, pictures).map(([type, bytes]) => ({
      ...{ headers: { 'Content-Type': type }, body: bytes, isFile: true },
    }));
  }
  if (!body) {
    return fc.oneof({ weight: 9, arbitrary: fc.constant({ headers: {} }) }, hostile);
  }
  const written = writtenBy(body).map((text) => ({ headers: jsonType, body: text }));
  return fc.oneof({ weight: 30, arbitrary: written }, { weight: 1, arbitrary: hostile });
}

const beginnings = [
  ...[
    '89504e470d0a1a0a0000000d49484452',
    'ffd8ffe000104a46494600',
    '52494646ffffffff5745425056503820',
  ],
  ...['47494638396101000100', '3c7376673e', ''],
].map((hex) => Buffer.from(hex, 'hex'));

/** Files that begin like pictures. */
const pictures = fc
  .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 400 }))
  .map((parts) => Buffer.concat(parts).toString('base64'));

const furtherHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc.record(
    {
      'Idempotency-Key': fc.oneof(fc.constantFrom('one', 'two'), fc.string({ maxLength: 140 })),
      'If-None-Match': fc.constantFrom('*', '"x"', 'W/"1"', '"'),
      'Accept-Language': fc.constantFrom('en', 'ru', 'xx;q=2,,', '*'),
      'Cache-Control': fc.constantFrom('max-age=0', 'no-cache', 'max-age=-1'),
      Cookie: fc.constantFrom('session_token=x', '__Host-session_token=%', 'otp_challenge=1', ';;'),
      [consoleLockRules.unattendedHeader]: fc.constantFrom('1', '', 'x'),
    },
    { requiredKeys: [] },
  ),
);

/** Calls of the whole contract. */
export function fuzzedCalls(): fc.Arbitrary<FuzzedCall> {
  const perEndpoint = [...endpoints].map(([name, endpoint]) =>
    fc
      .record({
        as: fc.constantFrom(...callers),
        params: textsOf(endpoint.params),
        query: textsOf(endpoint.query),
        sent: bodiesOf(endpoint),
        further: furtherHeaders,
      })
      .map(({ as, params, query, sent, further }) => ({
        ...{ as, name, path: pathOf(endpoint, params, query), ...sent },
        headers: { ...sent.headers, ...further },
      })),
  );
  return fc.oneof(...perEndpoint);
}

const eventNames = [
  page.name,
  resume.name,
  'message',
  'disconnect',
  'connect',
  'error',
  '__proto__',
];

/** What a live connection may be told, as engine.io sends it: an event, or anything. */
const packets: fc.Arbitrary<string> = fc.oneof(
  ...[page, resume].map((message) => ({
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('', '1', '99'), writtenBy(message.payload))
      .map(([ack, payload]) => `2${ack}["${message.name}",${payload}]`),
  })),
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...eventNames),
        fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 }),
      )
      .map(([name, values]) => `2${JSON.stringify([name, ...values])}`),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(
        '0{}',
        '1',
        '3',
        '40',
        '51-["page",{"_placeholder":true,"num":0}]',
        '2',
        '2[]',
        '29',
      ),
      fc
        .constantFrom(...everyHostileValue.filter((each) => each.length < 60_000))
        .map((value) => `2["page",${value}]`),
    ),
  },
);

/** Messages of one live connection, fewer than it may send in a second. */
export function fuzzedTalks(): fc.Arbitrary<FuzzedTalk> {
  return fc.record({
    as: fc.constantFrom(...callers),
    packets: fc.array(packets, { minLength: 1, maxLength: 6 }),
  });
}
