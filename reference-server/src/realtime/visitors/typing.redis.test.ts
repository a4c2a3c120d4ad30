import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createGuest, createStaff } from '../test/live-accounts.ts';
import type { LiveClient } from '../test/live-portal.ts';
import { startTwoInstances } from '../test/two-instances.ts';
import type { TypingLookup } from './typing.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

let guestId: number;

const typing: TypingLookup = async ({ role }) => ({
  guestId,
  side: role === 'guest' ? 'guest' : 'staff',
  name: role,
});

const instances = await sharedByTests(startTwoInstances({ typing }));

const typists = ({ received }: LiveClient) =>
  received.filter(({ name }) => name === 'typing').map(({ payload }) => payload['sender']);

it('typing is heard on other instances, and by who types on none', async () => {
  const { test, here, there } = instances;
  const guest = await createGuest(test);
  guestId = guest.id;
  const admin = await createStaff(test, 'admin');
  const phone = await here.connect(guest);
  const laptop = await there.connect(guest);
  const adminClient = await there.connect(admin);
  const office = await here.connect(admin);
  phone.socket.emit('typing', { ticketId: 1 });
  for (const staff of [adminClient, office]) {
    await eventually(() => expect(typists(staff)).toEqual(['guest']));
  }
  adminClient.socket.emit('typing', { ticketId: 1 });
  for (const device of [phone, laptop]) {
    await eventually(() => expect(typists(device)).toEqual(['admin']));
  }
  expect([typists(adminClient), typists(office)]).toEqual([['guest'], ['guest']]);
});
