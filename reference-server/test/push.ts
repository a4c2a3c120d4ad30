import type { Portal } from '@portal/client';
import {
  pushNotificationSchema,
  subscribeToPush,
  type PushNotification,
  type PushSubscriptionJson,
} from '@portal/domain';
import type { Sandbox } from '../sandbox/sandbox.ts';

/** What a device has been sent. */
export interface DeliveredPush extends PushNotification {
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string | null;
}

/** A browser's subscription whose messages the sandbox can read. */
export async function makeDevice(
  { url }: Pick<Sandbox, 'url'>,
  applicationServerKey?: string | null,
): Promise<PushSubscriptionJson> {
  const response = await fetch(`${url}/__sandbox/push/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey }),
  });
  return (await response.json()) as PushSubscriptionJson;
}

/** From now on the push service says that this device is gone. */
export async function endDevice(
  { url }: Pick<Sandbox, 'url'>,
  { endpoint }: Pick<PushSubscriptionJson, 'endpoint'>,
  status: 404 | 410 = 410,
): Promise<void> {
  await fetch(`${url}/__sandbox/push/end`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, status }),
  });
}

/** What has arrived on a device, oldest first, as its service worker reads it. */
export async function arrivedOn(
  { url }: Pick<Sandbox, 'url'>,
  { endpoint }: Pick<PushSubscriptionJson, 'endpoint'>,
): Promise<DeliveredPush[]> {
  const response = await fetch(`${url}/__sandbox/push`);
  const all = (await response.json()) as (DeliveredPush & { endpoint: string; body: string })[];
  return all
    .filter((message) => message.endpoint === endpoint)
    .map(({ body, ttl, urgency, topic }) => ({
      ...pushNotificationSchema.parse(JSON.parse(body)),
      ...{ ttl, urgency, topic },
    }));
}

/** Gives a device to the portal for whoever the client is signed in as. */
export async function subscribe(
  portal: { readonly sandbox: Pick<Sandbox, 'url'> },
  { client }: { readonly client: Pick<Portal, 'call'> },
  given: { device?: PushSubscriptionJson; visitorId?: string } = {},
): Promise<PushSubscriptionJson> {
  const { device = await makeDevice(portal.sandbox), visitorId = 'visitor' } = given;
  const body = { subscription: device, visitorId };
  const { status } = await client.call(subscribeToPush, { body });
  if (status !== 201) throw new Error(`The device was not taken: ${status}`);
  return device;
}
