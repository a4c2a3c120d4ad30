import { page } from '@portal/domain/live';
import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { listenLive } from '../../../test/live/live-client.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { arrivedOn, subscribe } from '../../../test/fixtures/push.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { createAlerts } from './alerts.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal());

it('reaches the devices of those whose business it is, unless they have the console in sight', async () => {
  const [admin, moderator] = [await portal.staff('admin'), await portal.staff('moderator')];
  const banquet = await portal.staff('banquet');
  const devices = {
    admin: await subscribe(portal, admin),
    moderator: await subscribe(portal, moderator),
    banquet: await subscribe(portal, banquet),
  };
  const watching = await listenLive(portal.url, admin.token);
  const away = await listenLive(portal.url, moderator.token);
  away.socket.emit(page.name, { path: '/admin/portal/orders', hidden: true });
  await eventually(async () => {
    const { body } = await portal.call('admin', '/api/admin/online/fetch');
    expect(JSON.stringify(body)).toContain('/admin/portal/orders');
  });
  const alerts = createAlerts();
  const raised = {
    kind: 'late-payment',
    about: { type: 'order', id: 1001 },
    params: { order: 1001, sum: '300 ₽', what: '' },
  } as const;
  const { makeChange } = createOutbox(portal.database.prisma);
  await makeChange((change) => alerts.raise(change, raised));
  await eventually(async () =>
    expect(await arrivedOn(portal.sandbox, devices.moderator)).toMatchObject([
      // Nothing of it that others should not read on a lock screen.
      { title: 'Тревога на портале', message: 'Оплата пришла поздно', path: '/admin/alerts' },
    ]),
  );
  expect(await arrivedOn(portal.sandbox, devices.admin)).toEqual([]);
  expect(await arrivedOn(portal.sandbox, devices.banquet)).toEqual([]);
  watching.socket.disconnect();
  away.socket.disconnect();
});
