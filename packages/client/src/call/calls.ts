import type { Endpoint, ParsedRequestOf, ReplyOf, RequestOf } from '@portal/domain/contract';
import { callAddress } from './call-address.ts';
import type { Caller, OptionsOf } from './caller.ts';
import { done, refused, type Outcome, type RefusalOf } from './reply/outcome.ts';
import { unwrap, type Enveloped, type Unwrapped } from './reply/unwrap.ts';

/** A call that answers with a file, which a link can make. */
type FileEndpoint = Endpoint & { readonly method: 'GET'; readonly mediaType: string };

type ParamsOf<E extends Endpoint> = 'params' extends keyof E
  ? RequestOf<E>['params'] | ParsedRequestOf<E>['params' & keyof ParsedRequestOf<E>]
  : unknown;
type QueryOf<E extends Endpoint> = 'query' extends keyof E
  ? RequestOf<E>['query'] | ParsedRequestOf<E>['query' & keyof ParsedRequestOf<E>]
  : unknown;

type DataOf<Body> = string extends keyof Body
  ? Readonly<Record<string, undefined>>
  : 'data' extends keyof Body
    ? NonNullable<Body['data']>
    : Body;

/** What a call is given: what its body has under `data`, or the body; else its parameters and its query. */
export type InputOf<E extends Endpoint> = 'body' extends keyof E
  ? DataOf<RequestOf<E>['body']>
  : ParamsOf<E> & QueryOf<E>;

/** The same with its entities out of their envelopes; an entity itself is not looked into. */
type Plain<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends Enveloped<unknown, object>
      ? Unwrapped<T>
      : T extends { readonly attributes: infer Attributes }
        ? Attributes
        : T extends readonly (infer Item)[]
          ? Plain<Item>[]
          : { readonly [Key in keyof T]: Plain<T[Key]> };

type PlainPart<T> = T extends { readonly data: infer Data } ? Plain<Data> : Plain<T>;
type Beside<Part> = Part extends { readonly data: unknown }
  ? [Exclude<keyof Part, 'data'>] extends [never]
    ? never
    : Omit<Part, 'data'>
  : never;
type OrNothing<T> = [T] extends [never] ? unknown : T;

type PlainBody<Body> = Body extends object
  ? {
      readonly [Key in Exclude<keyof Body, 'success' | 'data'>]: PlainPart<Body[Key]>;
    } & OrNothing<Beside<Body[Exclude<keyof Body, 'data'>]>> &
      (Body extends { readonly data: infer Data } ? Plain<Data> : unknown)
  : Body;

/**
 * What a call returns of its reply: its properties, with entities out of their envelopes. What the reply has
 * under `data`, and what stands beside a list, as its `meta`, are properties too.
 *
 * @example
 * ```ts
 * // { rooms: { data: [{ id: 1, attributes: { name: '101' } }], meta: { total: 1, … } } } is returned as
 * const value: ValueOf<typeof fetchRooms> = { rooms: [{ id: 1, name: '101' }], meta: { total: 1, … } };
 * ```
 */
export type ValueOf<E extends Endpoint> = PlainBody<
  Exclude<ReplyOf<E>['body'], { readonly success: false }>
>;

type ResultOf<E extends Endpoint> = [RefusalOf<E>] extends [never]
  ? ValueOf<E>
  : Outcome<ValueOf<E>, RefusalOf<E>>;

/** The call of an endpoint; of a file its address, for a link. What may be left out comes before the options. */
export type CallOf<E extends Endpoint> = E extends FileEndpoint
  ? (input: InputOf<E>) => string
  : Partial<InputOf<E>> extends InputOf<E>
    ? (input?: InputOf<E>, options?: OptionsOf<E>) => Promise<ResultOf<E>>
    : (input: InputOf<E>, options?: OptionsOf<E>) => Promise<ResultOf<E>>;

/** Calls by the names of their endpoints. */
export type CallsOf<Endpoints> = {
  readonly [Name in keyof Endpoints]: Endpoints[Name] extends Endpoint
    ? CallOf<Endpoints[Name]>
    : CallsOf<Endpoints[Name]>;
};

/**
 * Makes a call of every endpoint. An endpoint that declares refusals returns them in an {@link Outcome}; all
 * others are thrown.
 *
 * @param address - of the portal, for the links to files.
 */
export function createCalls<Endpoints extends object>(
  call: Caller,
  address: string,
  endpoints: Endpoints,
): CallsOf<Endpoints> {
  const calls = Object.entries(endpoints).map(([name, node]: [string, object]) => {
    if (!isEndpoint(node)) return [name, createCalls(call, address, node)];
    if (isFile(node)) {
      return [name, (input: object) => callAddress(node, requestFor(node, input), address)];
    }
    const canBeRefused = Object.keys(node.replies).some((status) => Number(status) >= 400);
    return [
      name,
      async (input: unknown, options?: OptionsOf<Endpoint>) => {
        const reply = await call(node, requestFor(node, input), options);
        if (!canBeRefused) return plainBody(reply.body);
        return reply.status < 400
          ? done(plainBody(reply.body))
          : refused(reply as Parameters<typeof refused>[0]);
      },
    ];
  });
  return Object.fromEntries(calls) as CallsOf<Endpoints>;
}

function isEndpoint(node: object): node is Endpoint {
  return 'replies' in node && 'path' in node;
}

function isFile(endpoint: Endpoint): endpoint is FileEndpoint {
  return endpoint.method === 'GET' && endpoint.mediaType !== undefined;
}

function requestFor(endpoint: Endpoint, input: unknown = {}): RequestOf<Endpoint> {
  const { body } = endpoint as { body?: { shape?: object } };
  const request = {
    ...(endpoint.params && { params: input }),
    ...(endpoint.query && { query: input }),
    ...(body && { body: 'data' in (body.shape ?? {}) ? { data: input } : input }),
  };
  return request as RequestOf<Endpoint>;
}

function plainBody(body: unknown): unknown {
  if (!isObject(body)) return body;
  const { success: _, data, ...parts } = body;
  const plainParts = Object.entries(parts).map(([name, part]) => {
    if (!isObject(part) || !('data' in part)) return { [name]: plain(part) };
    const { data: listed, ...beside } = part;
    return { ...beside, [name]: plain(listed) };
  });
  return Object.assign({}, ...plainParts, plain(data)) as unknown;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isObject(value)) return value;
  if (isObject(value['attributes'])) {
    return 'id' in value
      ? unwrap(value as unknown as Enveloped<unknown, object>)
      : value['attributes'];
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
