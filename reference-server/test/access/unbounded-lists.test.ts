import { endpoints } from '@portal/domain/openapi';
import { expect, it } from 'vitest';
import * as z from 'zod';

/*
 * Lists in replies that declare no maximum, and what bounds each; a reviewed table. Whatever a guest or a
 * stranger can make longer by using the portal declares one instead.
 */
const bounded: readonly (readonly [where: RegExp, by: string])[] = [
  [/^\S+ (4\d\d|503) \.details$/, 'one for each field of the request, or part of the portal'],
  [/^\/api\/iiko\//, 'the restaurant’s menu and hall'],
  [/\.(products|iikoProducts)$/, 'lines of an order: as many as one may be placed with'],
  [/\.modifiers$/, 'of one line: what the menu has for the dish'],
  [/\.lines(\.first)?$/, 'lines of an order'],
  [
    /\.messages\[\]\.pictures$|\.message\.pictures$/,
    'of a message: as many as one may be sent with',
  ],
  [/\.attributes\.(onlinePaymentSystems|phoneCountries)$/, 'the installation'],
  [/ \.(rooms|stores|products|storeCategories)\.data$/, 'staff make them'],
  [/ \.cannedReplies\.data$/, 'staff make them, up to a maximum'],
  [/ \.promises\.data$/, 'own open orders: the statement has a limit'],
  [/ \.board\.orders$/, 'open orders of the hotel: the statement has a limit'],
  [/\.history\[\]\.changes$/, 'fields of one change'],
  [/\.payments(\[\]\.refunds)?$/, 'of one order: each is staff’s or takes money'],
  [/ \.details\.tickets$/, 'of one order: under the bound of open tickets'],
  [/\.attributes\.(fields|acts)$/, 'words of ours'],
  [/ \.clients$/, 'live connections, which are bounded'],
  [/ \.numbers\.(days|stores)$/, 'the period asked for, and stores'],
  [/ \.details\.(orders|tickets|ratings)\.last$/, 'the last few'],
  [/ \.details\.(sessions|visitors)$/, 'of one account: under its bounds'],
  [/ \.(data\.kinds|secondFactors\.data|recoveryCodes)$/, 'of one member of staff: a few'],
  [/ \.providers\.data$/, 'the installation'],
  [/\.attributes\.(tables|drift)$|\.workload\.data(\[\]\.tables)?$/, 'banquets of staff, a period'],
];

interface JsonSchema {
  readonly type?: string;
  readonly maxItems?: number;
  readonly items?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** Where lists without a maximum stand in it. */
function unboundedIn(schema: JsonSchema | boolean | undefined, path: string): string[] {
  if (typeof schema !== 'object') return [];
  const { properties = {}, items, prefixItems = [], anyOf = [], oneOf = [], allOf = [] } = schema;
  const isUnbounded = schema.type === 'array' && schema.maxItems === undefined;
  return [
    ...(isUnbounded && prefixItems.length === 0 ? [path] : []),
    ...Object.entries(properties).flatMap(([name, each]) => unboundedIn(each, `${path}.${name}`)),
    ...[...prefixItems, ...anyOf, ...oneOf, ...allOf].flatMap((each) => unboundedIn(each, path)),
    ...unboundedIn(items, `${path}[]`),
    ...unboundedIn(schema.additionalProperties, `${path}{}`),
  ];
}

const unbounded = [...endpoints.values()].flatMap((endpoint) =>
  Object.entries(endpoint.replies as Record<string, z.ZodType>).flatMap(([status, reply]) => {
    const written = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' });
    return unboundedIn(written as JsonSchema, '').map(
      (path) => `${endpoint.path} ${status} ${path}`,
    );
  }),
);

it('every list of a reply declares its maximum, or is one of those that something else bounds', () => {
  const isKnown = (path: string) => bounded.some(([where]) => where.test(path));
  expect(unbounded.filter((path) => !isKnown(path))).toEqual([]);
});

it('no reason is left of a list that is no more', () => {
  const stale = bounded.filter(([where]) => !unbounded.some((path) => where.test(path)));
  expect(stale).toEqual([]);
});
