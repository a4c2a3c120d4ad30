import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../contract/endpoints/endpoint.ts';
import { noContent } from '../contract/endpoints/endpoint.ts';
import { endpoints } from './endpoints.ts';
import { problemDefinitions, type ProblemCode } from '../contract/problem-codes.ts';

const all = [...endpoints.values()];
const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const callsThat = (hold: (endpoint: Endpoint) => boolean) =>
  all.filter(hold).map(callOf).toSorted();

function repliesOf({ replies }: Endpoint): (readonly [status: number, schema: z.ZodType])[] {
  return Object.entries(replies).map(([status, schema]) => [Number(status), schema]);
}

/** The codes of a refusal; empty for a reply of another shape. */
function codesOf(schema: z.ZodType): ProblemCode[] {
  const { properties } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const code = properties?.['success'] && properties['code'];
  return typeof code === 'object' ? ((code.enum ?? [code.const]) as ProblemCode[]) : [];
}

describe('the contract', () => {
  it('has every call once', () => {
    expect(new Set(all.map(callOf)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(20);
  });

  it('keeps calls apart that a path with a parameter could swallow', () => {
    for (const one of all) {
      const pattern = new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`);
      const swallowed = all.filter(
        ({ method, path }) => path !== one.path && method === one.method && pattern.test(path),
      );
      expect([callOf(one), ...swallowed.map(callOf)]).toEqual([callOf(one)]);
    }
  });

  it('says of every call what it does and who may make it', () => {
    for (const { summary, access } of all) {
      expect(summary).toMatch(/^\S.*[^.\s]$/);
      expect(access === 'anyone' || Object.keys(access).length > 0).toBe(true);
    }
  });

  it('takes from a path what it declares, and nothing else', () => {
    for (const { path, params } of all) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {})).toEqual(named);
    }
  });

  it('gives a list for an empty body wherever nothing in it is needed', () => {
    const lists = all.filter(({ path }) => /\/(fetch|orders|tickets)$/.test(path));
    const stubborn = lists.filter(
      ({ body }) => body?.safeParse({ data: {} }).success === true && !body.safeParse({}).success,
    );
    expect(lists.length).toBeGreaterThan(15);
    expect(stubborn.map(callOf)).toEqual([]);
  });

  it('changes nothing by GET, and takes a body wherever it may change something', () => {
    for (const { method, body, query } of all) {
      expect(body === undefined).toBe(method === 'GET');
      if (query) expect(method).toBe('GET');
    }
  });
});

describe('a reply', () => {
  it('that is a refusal stands under the status of its codes', () => {
    for (const endpoint of all) {
      for (const [status, schema] of repliesOf(endpoint)) {
        const codes = codesOf(schema);
        const statuses = codes.map((code) => problemDefinitions[code].status);
        expect([callOf(endpoint), ...statuses]).toEqual([
          callOf(endpoint),
          ...codes.map(() => status),
        ]);
        expect(codes.length > 0).toBe(status >= 400);
      }
    }
  });

  it('has no body when its status says so, and only then', () => {
    for (const endpoint of all) {
      for (const [status, schema] of repliesOf(endpoint)) {
        expect(schema === noContent).toBe(status === 204);
      }
    }
  });

  it('is declared for every call that can succeed', () => {
    for (const endpoint of all) {
      expect(repliesOf(endpoint).some(([status]) => status < 300)).toBe(true);
    }
  });
});

describe('calls that are special', () => {
  it('by honouring a key place something for somebody who is signed in', () => {
    const idempotent = callsThat(({ idempotent = false }) => idempotent);
    expect(idempotent).toEqual([
      'POST /api/admin/banquet/create',
      'POST /api/admin/payment/refund',
      'POST /api/admin/product/create',
      'POST /api/admin/room/create',
      'POST /api/admin/store/create',
      'POST /api/iiko/create_reserve',
      'POST /api/order/create',
      'POST /api/payment/create',
      'POST /api/rating/create',
      'POST /api/ticket/create',
      'PUT /api/admin/banquet/update',
    ]);
    for (const { idempotent, access } of all) if (idempotent) expect(access).not.toBe('anyone');
  });

  it('by being cacheable only read', () => {
    // The restaurant's system is read by POST, and so are the calls that hand its answers on.
    const readsByPost = /^POST \/api\/iiko\//;
    const cacheable = callsThat(({ cacheable = false }) => cacheable);
    expect(cacheable.length).toBeGreaterThan(0);
    expect(cacheable.filter((call) => !/^GET /.test(call) && !readsByPost.test(call))).toEqual([]);
  });

  it('by answering during maintenance are webhooks, operations, and what leads out of it', () => {
    const open = callsThat(({ openWhenDisabled = false }) => openWhenDisabled);
    expect(open.filter((call) => !call.startsWith('POST /api/webhook/'))).toEqual([
      'GET /api/openapi.json',
      'GET /healthz',
      'GET /metrics',
      'GET /readyz',
      'POST /api/admin/auth/login',
      'POST /api/auth/logout',
      'POST /api/portal-setting',
      'POST /api/token/decode',
    ]);
  });

  it('by being for guests alone are about their own things', () => {
    for (const { access } of all) {
      if (access === 'anyone' || Object.keys(access).join() !== 'guest') continue;
      expect(access).toEqual({ guest: 'own' });
    }
  });
});
