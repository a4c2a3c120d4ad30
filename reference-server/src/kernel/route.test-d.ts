import { defineEndpoint, problem } from '@portal/domain/contract';
import { noContent } from '@portal/domain/server';
import { describe, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import type { GuestActor } from './actor.ts';
import { implement } from './route.ts';

const feed = defineEndpoint({
  method: 'POST',
  path: '/api/test/feed/:id',
  summary: 'Feed a squirrel',
  access: { guest: 'own' },
  params: z.object({ id: z.string().transform(Number) }),
  body: z.object({ nuts: z.number() }),
  replies: {
    200: z.object({ fed: z.boolean() }),
    204: noContent,
    409: problem('ORDER_CLOSED'),
  },
});

describe('implement', () => {
  it('compiles a handler that gives every declared reply', () => {
    implement(feed, async ({ body, params, actor, refuse }) => {
      expectTypeOf(body).toEqualTypeOf<{ nuts: number }>();
      expectTypeOf(params.id).toEqualTypeOf<number>();
      expectTypeOf(actor).toEqualTypeOf<GuestActor>();
      if (body.nuts === 0) return refuse('ORDER_CLOSED');
      if (body.nuts < 0) return { status: 204, body: undefined };
      return { status: 200, body: { fed: true } };
    });
  });

  it('does not compile a reply that is not declared', () => {
    // @ts-expect-error 418 is not declared
    implement(feed, async () => ({ status: 418, body: { fed: true } }));
  });

  it('does not compile a declared status with another body', () => {
    // @ts-expect-error the body of 200 is { fed: boolean }
    implement(feed, async ({ body, refuse }) => {
      if (body.nuts === 0) return refuse('ORDER_CLOSED');
      if (body.nuts < 0) return { status: 204, body: undefined };
      return { status: 200, body: { eaten: true } };
    });
  });

  it('does not compile a refusal with a code that is not declared', () => {
    // @ts-expect-error ALREADY_PAID is not declared
    implement(feed, async ({ body, refuse }) => {
      if (body.nuts === 0) return refuse('ALREADY_PAID');
      if (body.nuts < 0) return { status: 204, body: undefined };
      return { status: 200, body: { fed: true } };
    });
  });

  it('does not compile a handler that forgets a declared reply', () => {
    // @ts-expect-error 204 and 409 are never given
    implement(feed, async () => ({ status: 200, body: { fed: true } }));
  });
});
