import { staffMessageMaxLength } from '@portal/domain/server';
import { expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { signUp } from '../fixtures/sign-in/sign-up.ts';
import { createTestPortal } from '../portal.ts';
import { sharedByTests } from '../shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ hasRateLimits: true }));

async function addDeadLetter(): Promise<string> {
  const { id } = await portal.database.prisma.outbox.create({
    data: { channel: 'iiko', kind: 'nothing', payload: {}, deadAt: new Date() },
  });
  return String(id);
}

it('lets who knocks on every door wait for each further answer', async () => {
  const knock = () => fetch(`${portal.url}/api/wp-admin`);
  await Promise.all(Array.from({ length: 100 }, knock));
  const begun = performance.now();
  expect((await knock()).status).toBe(404);
  expect(performance.now() - begun).toBeGreaterThan(900);
});

it('tells staff how each provider is doing', async () => {
  const { staffPortal } = await portal.staff('banquet');
  await signUp(portal);
  await eventually(async () => {
    const { providers } = await staffPortal.providers.list();
    expect(providers.map(({ id }) => id)).toEqual(['iiko', 'yookassa', 'telegram', 'sms', 'push']);
    expect(providers.find(({ id }) => id === 'sms')).toMatchObject({
      ...{ state: 'working', since: expect.stringMatching(/Z$/) },
    });
    expect(providers.find(({ id }) => id === 'push')).toMatchObject({
      ...{ state: 'unknown', since: null },
    });
  });
});

it('shows, sends and forgets what could not be delivered', async () => {
  const { staffPortal } = await portal.staff('admin');
  const [one, other] = [await addDeadLetter(), await addDeadLetter()];
  const { outbox, meta } = await staffPortal.deadLetters.list({ channel: 'iiko' });
  expect(outbox.map(({ id }) => id)).toEqual([other, one]);
  expect(meta.total).toBe(2);
  expect(await staffPortal.deadLetters.discard({ ids: [one] })).toEqual({ count: 1 });
  expect(await staffPortal.deadLetters.resend({ all: true, channel: 'sms' })).toEqual({ count: 0 });
  expect(await staffPortal.deadLetters.discard({ all: true })).toEqual({ count: 1 });
  expect((await staffPortal.deadLetters.list()).outbox).toEqual([]);
});

it('writes to staff, as much at once and as often as may be', async () => {
  const { staffChat } = (await portal.staff('moderator')).staffPortal;
  const write = (message: string) => staffChat.write({ message, message_thread_id: 4 });
  const tooLong = 'я'.repeat(staffMessageMaxLength + 1);
  await expect(write(tooLong)).rejects.toMatchObject({
    code: 'INVALID',
  });
  for (let count = 1; count < 5; count += 1) await write('Чай готов');
  await expect(write('И ещё')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

it('tells a guest what nobody is there to see', async () => {
  const { client } = await portal.guest();
  expect(await client.unattended.list()).toEqual({ attention: [] });
});

it('changes settings, and says when somebody else was faster', async () => {
  const { staffPortal } = await portal.staff('admin');
  const { delivery } = (await staffPortal.settings.get()).settings;
  const restaurant = (delivery.minutes.restaurant ?? 30) + 5;
  const quicker = { ...delivery, minutes: { ...delivery.minutes, restaurant } };
  const changed = await staffPortal.settings.update({
    attributes: { delivery: quicker },
    was: { delivery },
  });
  expect(changed).toMatchObject({ ok: true, value: { status: { delivery: quicker } } });
  expect(changed).not.toHaveProperty('value.status.signIn');
  const late = await staffPortal.settings.update({ attributes: { delivery }, was: { delivery } });
  expect(late).toMatchObject({ ok: false, refusal: { code: 'CONFLICT' } });
  expect((await staffPortal.settings.get()).settings.delivery).toEqual(quicker);
});

it('tells staff who has the portal open', async () => {
  const { staffPortal } = await portal.staff('moderator');
  expect(await staffPortal.presence.list()).toEqual({ online: 0, clients: [] });
});
