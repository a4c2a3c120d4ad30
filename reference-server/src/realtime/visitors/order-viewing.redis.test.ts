import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createStaff } from '../test/live-accounts.ts';
import type { LiveClient } from '../test/live-portal.ts';
import { startTwoInstances } from '../test/two-instances.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const instances = await sharedByTests(
  startTwoInstances({ visitorNames: async ([id = '']) => new Map([[id, id]]) }),
);

const viewers = ({ received }: LiveClient) => received.at(-1)?.payload['viewers'];

it('who looks at an order is told on other instances, each person once', async () => {
  const { test, here, there } = instances;
  const admin = await createStaff(test, 'admin');
  const watching = [
    await here.connect(await createStaff(test, 'moderator')),
    await there.connect(await createStaff(test, 'moderator')),
  ];
  const tabs = [await here.connect(admin), await there.connect(admin)];
  for (const { socket } of tabs) socket.emit('orderViewing', { orderId: 7 });
  const once = [{ id: admin.id, name: admin.identity }];
  for (const client of watching) await eventually(() => expect(viewers(client)).toEqual(once));
  tabs[0]?.socket.disconnect();
  tabs[1]?.socket.emit('orderViewing', { orderId: null });
  for (const client of watching) await eventually(() => expect(viewers(client)).toEqual([]));
});
