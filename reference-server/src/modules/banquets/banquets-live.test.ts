import { banquetChange, createReserve } from '@portal/domain/banquets';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { createIikoClient } from '../../../sandbox/testing/iiko-client.ts';
import { restaurantIds } from '../../../sandbox/iiko/restaurant-ids.ts';
import { planBanquetAs } from '../../../test/fixtures/restaurant/banquets.ts';
import { eventually } from '../../../test/eventually.ts';
import { listenLive } from '../../../test/live/live-client.ts';
import { createTestPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;

afterEach(() => portal.stop());

async function listen(role: 'admin' | 'banquet' | 'moderator') {
  const { client, staffPortal, token } = await portal.staff(role);
  const { socket, received } = await listenLive(portal.url, token);
  onTestFinished(() => void socket.disconnect());
  const changes = () =>
    received
      .filter(({ name }) => name === banquetChange.name)
      .map(({ payload }) => (payload as { change: string }).change);
  return { client, staffPortal, changes };
}

it('the banquet desk follows a banquet live, and hears at once of what the till has called off', async () => {
  portal = await createTestPortal();
  const [banquetStaff, admin, moderator] = await Promise.all([
    listen('banquet'),
    listen('admin'),
    listen('moderator'),
  ]);
  const { id } = await planBanquetAs(banquetStaff.client, 0);
  const sent = await banquetStaff.client.call(createReserve, {
    body: { data: { banquet: { id } } },
  });
  if (sent.status !== 200 || !('reserveInfo' in sent.body)) throw new Error('Not sent.');
  const reserveId = sent.body.reserveInfo.id;
  await eventually(() => {
    expect(banquetStaff.changes()).toEqual(['created', 'changed', 'sent', 'accepted']);
  });

  const till = createIikoClient(portal.sandbox);
  const { organizationId } = restaurantIds;
  await till.call('1/reserve/cancel', { organizationId, reserveId, cancelReason: 'Other' });
  // Without the webhook it would be found after five minutes.
  await eventually(() => expect(banquetStaff.changes().at(-1)).toBe('drift'));
  const { banquets } = await admin.staffPortal.banquets.list({ search: String(id) });
  expect(banquets[0]?.drift).toEqual([{ field: 'canceled', ours: null, theirs: null }]);
  expect(admin.changes()).toEqual(banquetStaff.changes());
  expect(moderator.changes()).toEqual([]);
});
