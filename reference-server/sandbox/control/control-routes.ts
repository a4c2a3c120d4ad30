import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { json, Router } from 'express';
import * as z from 'zod';
import { requestFaults, webhookFaults } from '../faults/fault-registry.ts';
import type { SandboxContext, SandboxProvider } from '../provider.ts';
import { ownPageOnly } from './known-callers.ts';

const pageFiles = fileURLToPath(new URL('./page/', import.meta.url));

const clockMove = z.object({
  advanceSeconds: z
    .number()
    .positive()
    .max(10 * 366 * 24 * 3600),
});

/** `/__sandbox/`: the page for people, and the calls that look into the sandbox and steer it. */
export function createControlRoutes(context: SandboxContext, providers: SandboxProvider[]): Router {
  const { state, clock, faults, answering } = context;
  const names = providers.map(({ name }) => name);
  const faultOrder = z.object({
    provider: z.enum(names),
    fault: z.enum([...requestFaults, ...webhookFaults]),
    times: z.number().int().min(-1).default(1),
    path: z.string().optional(),
  });

  const router = Router();
  router.use(ownPageOnly);
  router.get('/', (_request, response) => {
    response.set(
      'Content-Security-Policy',
      "default-src 'self'; base-uri 'self'; object-src 'none'",
    );
    response.type('html').send(composePage(providers));
  });
  router.use('/files', express.static(pageFiles, { index: false }));
  for (const { name, panel, controls } of providers) {
    router.use(`/panels/${name}`, express.static(fileURLToPath(panel), { index: false }));
    router.use(controls);
  }

  router.get(
    '/faults',
    answering(() => ({ status: 200, body: faults.list() })),
  );
  router.post(
    '/faults',
    json(),
    answering((request) => {
      const order = faultOrder.safeParse(request.body);
      if (!order.success) return { status: 422, body: refusal(z.prettifyError(order.error)) };
      faults.order(order.data);
      return { status: 200, body: faults.list() };
    }),
  );
  router.get(
    '/clock',
    answering(() => ({ status: 200, body: { now: clock.now().toISOString() } })),
  );
  router.post(
    '/clock',
    json(),
    answering((request) => {
      const move = clockMove.safeParse(request.body);
      if (!move.success) return { status: 422, body: refusal(z.prettifyError(move.error)) };
      clock.advance(move.data.advanceSeconds);
      return { status: 200, body: { now: clock.now().toISOString() } };
    }),
  );
  router.delete(
    '/state',
    answering(() => {
      state.forget();
      return { status: 204 };
    }),
  );
  return router;
}

function composePage(providers: SandboxProvider[]): string {
  const panels = providers.map(({ panel }) => readFileSync(new URL('panel.html', panel), 'utf8'));
  const scripts = providers.map(
    ({ name }) => `<script type="module" src="panels/${name}/panel.js"></script>`,
  );
  return readFileSync(new URL('./page/page.html', import.meta.url), 'utf8')
    .replace('<!-- panels -->', () => panels.join('\n'))
    .replace('<!-- scripts -->', () => scripts.join('\n'));
}

function refusal(error: string): object {
  return { success: false, error };
}
