import type { PayloadOf } from '@portal/domain/contract';
import type { providerHealthChange } from '@portal/domain/providers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { eventually } from '../../../test/eventually.ts';
import { createLog } from '../../log.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { createAlerts } from '../alerts/alerts.ts';
import { createProvidersModule, type ProvidersModule } from './providers-module.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

type Change = PayloadOf<typeof providerHealthChange>;

const stops: (() => Promise<void>)[] = [];

const test = await sharedByTests(createTestDatabase());
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await test.prisma.providerHealth.deleteMany();
  await test.prisma.alert.deleteMany();
  await test.prisma.outbox.deleteMany();
});

/** One instance, what it told staff live, and its log. */
function openInstance(): ProvidersModule & { sent: Change[]; logged: unknown[] } {
  const sent: Change[] = [];
  const logged: unknown[] = [];
  const module = createProvidersModule({
    prisma: test.prisma,
    makeChange: createOutbox(test.prisma).makeChange,
    alerts: createAlerts(),
    settings: { read: async () => ({ timeZone: 'Europe/Moscow' }) },
    onChange: (change) => sent.push(change),
    log: createLog('warn', { write: (line) => logged.push(JSON.parse(line)) }),
  });
  stops.push(() => module.stop());
  return { ...module, sent, logged };
}

const status = (provider: string) =>
  test.prisma.providerHealth.findUniqueOrThrow({ where: { provider } });

const later = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

async function alarms(): Promise<string[]> {
  const rows = await test.prisma.outbox.findMany({
    where: { channel: 'telegram' },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ payload }) => (payload as { notice: { text: string } }).notice.text);
}

describe('the health of a provider', () => {
  it('is told once when it changes, and not while it stays', async () => {
    const { health, sent, logged } = openInstance();
    health.working('sms');
    await eventually(() => expect(sent).toMatchObject([{ provider: 'sms', state: 'working' }]));
    health.failed('sms', { text: 'Нет денег', code: '201' });
    health.failed('sms', { text: 'Нет денег', code: '201' });
    await eventually(() =>
      expect(sent.slice(1)).toMatchObject([{ state: 'trouble', lastError: 'Нет денег (201)' }]),
    );
    health.working('sms');
    await eventually(() => expect(sent.slice(2)).toMatchObject([{ state: 'working' }]));
    expect(await status('sms')).toMatchObject({ state: 'working', lastError: 'Нет денег (201)' });
    const failed = { msg: 'provider health', provider: 'sms', state: 'trouble' };
    expect(logged).toEqual([expect.objectContaining(failed)]);
  });

  it('costs no query while nothing changes, and is written again after a minute', async () => {
    const { health, sent } = openInstance();
    health.working('iiko');
    await eventually(() => expect(sent).toHaveLength(1));
    const { lastWorkedAt } = await status('iiko');
    const transactions = vi.spyOn(test.prisma, '$transaction');
    for (let use = 0; use < 1_000; use += 1) health.working('iiko');
    expect(transactions).not.toHaveBeenCalled();
    later(61);
    health.working('iiko');
    await eventually(async () => {
      expect((await status('iiko')).lastWorkedAt?.getTime()).toBeGreaterThan(
        lastWorkedAt?.getTime() ?? 0,
      );
    });
    expect(sent).toHaveLength(1);
  });

  it('is what the last instance to use it says, and is told by that one alone', async () => {
    const [one, other] = [openInstance(), openInstance()];
    one.health.working('iiko');
    await eventually(() => expect(one.sent).toHaveLength(1));
    other.health.failed('iiko', { text: 'Не отвечает' });
    await eventually(() => expect(other.sent).toMatchObject([{ state: 'trouble' }]));
    later(61);
    one.health.working('iiko');
    await eventually(() => expect(one.sent.slice(1)).toMatchObject([{ state: 'working' }]));
    expect(other.sent).toHaveLength(1);
  });

  it('never throws, and is noted later where it could not be', async () => {
    const { health, sent } = openInstance();
    const broken = vi.spyOn(test.prisma, '$transaction').mockRejectedValueOnce(new Error('away'));
    health.working('push');
    await eventually(() => expect(broken).toHaveBeenCalled());
    await eventually(() => {
      health.working('push');
      expect(sent).toHaveLength(1);
    });
  });
});

describe('trouble that lasts', () => {
  async function fail(provider: 'sms' | 'telegram'): Promise<void> {
    const { health } = openInstance();
    health.failed(provider, { text: 'Не отвечает' });
    await eventually(() => status(provider));
    later(121);
    health.failed(provider, { text: 'Не отвечает' });
    await eventually(async () => {
      const { since, lastErrorAt } = await status(provider);
      expect((lastErrorAt?.getTime() ?? 0) - since.getTime()).toBeGreaterThan(120_000);
    });
  }

  it('is told to the chat of staff once, however many instances look, and so is its end', async () => {
    await fail('sms');
    const [one, other] = [openInstance(), openInstance()];
    one.start();
    other.start();
    await eventually(async () => expect(await alarms()).toHaveLength(1));
    expect((await alarms())[0]).toMatch(
      /^Внешняя система не работает\nSMS: не работает с .+ Последняя ошибка: Не отвечает$/,
    );
    one.health.working('sms');
    await eventually(async () =>
      expect((await alarms()).slice(1)).toEqual(['SMS: снова работает.']),
    );
  });

  it('is not told when it was only met once', async () => {
    const { health, start } = openInstance();
    health.failed('sms', { text: 'Не отвечает' });
    await eventually(() => status('sms'));
    later(3_600);
    const transaction = vi.spyOn(test.prisma, '$transaction');
    start();
    await eventually(() => expect(transaction).toHaveBeenCalled());
    await transaction.mock.results[0]?.value;
    expect(await alarms()).toEqual([]);
  });

  it('is not told to the chat of staff when it is the chat that has it', async () => {
    await fail('telegram');
    const { start } = openInstance();
    const transaction = vi.spyOn(test.prisma, '$transaction');
    start();
    await eventually(() => expect(transaction).toHaveBeenCalled());
    await transaction.mock.results[0]?.value;
    expect(await alarms()).toEqual([]);
  });
});
