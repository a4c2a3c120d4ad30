import { json, Router } from 'express';
import * as z from 'zod';
import type { SandboxContext, SandboxProvider } from '../provider.ts';
import { createPushDoor } from './push-door.ts';
import { createPushInbox } from './push-inbox.ts';
import { createPushService } from './push-service.ts';

const newSubscription = z.object({ applicationServerKey: z.string().nullish() });
const end = z.object({ endpoint: z.url(), status: z.union([z.literal(404), z.literal(410)]) });

/** The push services of browsers, behind one https door. */
export function createPushProvider(context: SandboxContext): SandboxProvider {
  const { answering } = context;
  const inbox = createPushInbox(context);
  const door = createPushDoor(createPushService(context, inbox));

  const controls = Router();
  controls.use('/push', json());
  controls.get(
    '/push',
    answering(() => ({ status: 200, body: inbox.list() })),
  );
  controls.get('/push/door', async (_request, response) => {
    response.json(await door.whenOpen());
  });
  controls.post(
    '/push/subscriptions',
    answering((request) => {
      const order = newSubscription.safeParse(request.body ?? {});
      if (!order.success) return { status: 422, body: refusal(order.error) };
      return { status: 201, body: inbox.subscribe(order.data.applicationServerKey ?? null) };
    }),
  );
  controls.post(
    '/push/end',
    answering((request) => {
      const order = end.safeParse(request.body);
      if (!order.success) return { status: 422, body: refusal(order.error) };
      inbox.end(order.data.endpoint, order.data.status);
      return { status: 204 };
    }),
  );

  return {
    name: 'push',
    routes: Router(),
    controls,
    panel: new URL('./panel/', import.meta.url),
    stop: () => door.close(),
  };
}

function refusal(error: z.ZodError): object {
  return { success: false, error: z.prettifyError(error) };
}
