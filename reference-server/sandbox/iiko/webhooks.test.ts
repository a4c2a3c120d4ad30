import { expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createIikoClient } from '../testing/iiko-client.ts';
import { control, orderFault, startTestSandbox } from '../testing/test-sandbox.ts';
import { createFullDisk } from '../testing/full-disk.ts';
import { listenForWebhooks } from '../testing/webhook-listener.ts';
import { iikoSandboxWebhookToken } from './iiko-credentials.ts';
import { organizations, terminalGroups } from './venue/venue.ts';
import { createWebhooks } from './webhooks.ts';

async function openRestaurant() {
  const listener = await listenForWebhooks();
  const sandbox = await startTestSandbox({ portalUrl: listener.url });
  const stop = (...productIds: string[]) =>
    control(sandbox, 'PUT', 'iiko/stop-list', { productIds });
  const states = async () => {
    const { body } = await control(sandbox, 'GET', 'iiko/webhooks');
    return (body as { state: string }[]).map(({ state }) => state);
  };
  return { listener, sandbox, stop, states };
}

test('a changed stop-list is told as an array with the token, and names no dish', async () => {
  const { listener, stop } = await openRestaurant();
  await stop('dish-1');
  await eventually(() => expect(listener.received).toHaveLength(1));
  const awake = terminalGroups.filter((group) => {
    return group.organizationId === organizations[0].id && !group.isAsleep;
  });
  expect(listener.received).toEqual([
    [
      {
        eventType: 'StopListUpdate',
        eventTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/),
        organizationId: organizations[0].id,
        correlationId: expect.any(String),
        eventInfo: {
          terminalGroupsStopListsUpdates: awake.map(({ id }) => ({ id, isFull: true })),
        },
      },
    ],
  ]);
  expect(listener.authorizations).toEqual([iikoSandboxWebhookToken]);
});

test('repeats every ten minutes until it is answered 200, and not once more', async () => {
  const { listener, sandbox, stop, states } = await openRestaurant();
  listener.answers.push(500);
  await stop('dish-1');
  await eventually(() => expect(listener.received).toHaveLength(1));
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 601 });
  await eventually(async () => expect(await states()).toEqual(['delivered']));
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 601 });
  expect(listener.received).toHaveLength(2);
});

test('gives up after an hour', async () => {
  const { listener, sandbox, stop, states } = await openRestaurant();
  listener.answers.push(...Array<number>(20).fill(500));
  await stop('dish-1');
  await eventually(async () => {
    await control(sandbox, 'POST', 'clock', { advanceSeconds: 601 });
    expect(await states()).toEqual(['given-up']);
  });
});

test('a lost one is never heard, a duplicate twice', async () => {
  const { listener, sandbox, stop, states } = await openRestaurant();
  await orderFault(sandbox, 'iiko', 'lost-webhook');
  await stop('dish-1');
  await eventually(async () => expect(await states()).toEqual(['lost']));
  await orderFault(sandbox, 'iiko', 'duplicate-webhook');
  await stop('dish-2');
  await eventually(() => expect(listener.received).toHaveLength(1));
  expect(listener.received[0]).toMatchObject([
    { eventType: 'StopListUpdate' },
    { eventType: 'StopListUpdate' },
  ]);
});

test('goes where the settings say', async () => {
  const { listener, sandbox, stop } = await openRestaurant();
  const other = await listenForWebhooks();
  const { call } = createIikoClient(sandbox);
  const organizationId = organizations[0].id;
  const webHooksUri = other.url;
  await call('1/webhooks/update_settings', { organizationId, webHooksUri, authToken: 'mine' });
  expect((await call('1/webhooks/settings', { organizationId })).body).toMatchObject({
    webHooksUri,
    authToken: 'mine',
  });
  await stop('dish-1');
  await eventually(() => expect(other.authorizations).toEqual(['mine']));
  expect(listener.received).toEqual([]);
});

test('outlives a full disk, says it once, and is sent when there is room', async () => {
  const listener = await listenForWebhooks();
  const disk = await createFullDisk(listener.url);
  const webhooks = createWebhooks(disk.context);
  disk.fill();
  const event = { eventType: 'StopListUpdate', correlationId: 'c', eventInfo: {} } as const;
  webhooks.add({ ...event, organizationId: organizations[0].id });
  await webhooks.deliverDue();
  await webhooks.deliverDue();
  expect(disk.reported).toEqual(['ENOSPC']);
  expect(listener.received).toEqual([]);
  disk.empty();
  await webhooks.deliverDue();
  expect(webhooks.list()).toMatchObject([{ state: 'delivered' }]);
  expect(listener.received).toHaveLength(1);
  disk.fill();
  await webhooks.deliverDue();
  expect(disk.reported).toEqual(['ENOSPC', 'ENOSPC']);
  disk.empty();
  await webhooks.stop();
});
