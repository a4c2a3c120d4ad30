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
    const providers = await staffPortal.operations.providers();
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
  const { deadLetters, meta } = await staffPortal.operations.deadLetters({ channel: 'iiko' });
  expect(deadLetters.map(({ id }) => id)).toEqual([other, one]);
  expect(meta.total).toBe(2);
  expect(await staffPortal.operations.discard({ ids: [one] })).toBe(1);
  expect(await staffPortal.operations.resend({ all: true, channel: 'sms' })).toBe(0);
  expect(await staffPortal.operations.discard({ all: true })).toBe(1);
  expect((await staffPortal.operations.deadLetters()).deadLetters).toEqual([]);
});

it('writes to staff, as much at once and as often as may be', async () => {
  const { staffPortal } = await portal.staff('moderator');
  const tooLong = 'я'.repeat(staffMessageMaxLength + 1);
  await expect(staffPortal.operations.writeToStaff(tooLong, 4)).rejects.toMatchObject({
    code: 'INVALID',
  });
  for (let count = 1; count < 5; count += 1)
    await staffPortal.operations.writeToStaff('Чай готов', 4);
  await expect(staffPortal.operations.writeToStaff('И ещё', 4)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

it('tells a guest what nobody is there to see', async () => {
  const { client } = await portal.guest();
  expect(await client.unattended.list()).toEqual([]);
});

it('changes settings, and says when somebody else was faster', async () => {
  const { staffPortal } = await portal.staff('admin');
  const was = await staffPortal.settings.read();
  const { delivery } = was;
  const restaurant = (delivery.minutes.restaurant ?? 30) + 5;
  const quicker = { ...delivery, minutes: { ...delivery.minutes, restaurant } };
  const changed = await staffPortal.settings.change({ delivery: quicker }, { delivery });
  expect(changed).toMatchObject({ ok: true, value: { delivery: quicker } });
  expect(changed).not.toHaveProperty('value.signIn');
  const late = await staffPortal.settings.change({ delivery }, { delivery });
  expect(late).toMatchObject({ ok: false, refusal: { code: 'CONFLICT' } });
  expect((await staffPortal.settings.read()).delivery).toEqual(quicker);
});

it('tells staff who has the portal open', async () => {
  const { staffPortal } = await portal.staff('moderator');
  expect(await staffPortal.operations.online()).toEqual({ online: 0, clients: [] });
});
