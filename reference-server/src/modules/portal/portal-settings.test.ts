import {
  defaultPortalSettings,
  publicSettingsSchema,
  type PortalAttributes,
} from '@portal/domain/portal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { createLog } from '../../log.ts';
import { createPortalSettings } from './portal-settings.ts';
import { createSettingsRepository, type SettingsRepository } from './settings-repository.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const context = {
  vapidPublicKey: null,
  onlinePaymentSystems: ['yookassa'],
  paymentsAreTest: true,
  paymentWidgetUrl: 'https://pay.test/w.js',
  browserCodes: false,
  checkoutEmail: 'none' as const,
};
const openDefaults = {
  ...publicSettingsSchema.parse(defaultPortalSettings),
  phoneCountries: defaultPortalSettings.signIn.countries,
};

const test = await sharedByTests(createTestDatabase());
beforeEach(async () => {
  await test.prisma.setting.deleteMany();
  await test.prisma.auditEntry.deleteMany();
});
afterEach(() => vi.useRealTimers());

/** One instance of the portal, as far as settings go. */
function startSettings(
  change: (repository: SettingsRepository) => SettingsRepository = (repository) => repository,
  defaults = defaultPortalSettings,
) {
  const sent: PortalAttributes[] = [];
  const lines: string[] = [];
  const settings = createPortalSettings({
    repository: change(createSettingsRepository(test.prisma, defaults)),
    defaults,
    context,
    onChange: (attributes) => void sent.push(attributes),
    log: createLog('error', { write: (line) => void lines.push(line) }),
  });
  return { settings, sent, lines };
}

describe('settings', () => {
  it('are the defaults until somebody sets them, with the facts of the installation', async () => {
    const { settings } = startSettings();
    expect(await settings.attributes()).toEqual({ ...openDefaults, ...context });
    expect(await settings.read()).toEqual(defaultPortalSettings);
  });

  it('are read on one line where they were stored before they had to be', async () => {
    await test.prisma.setting.createMany({
      data: [
        { key: 'receptionPhone', value: '\u202a+7 (495) 000-00-01\u202c' },
        { key: 'delivery', value: { ...defaultPortalSettings.delivery, text: 'Две\nстроки' } },
      ],
    });
    const { settings, lines } = startSettings();
    const { receptionPhone, delivery } = await settings.read();
    expect([receptionPhone, delivery.text]).toEqual(['+7 (495) 000-00-01', 'Две\nстроки']);
    expect(lines).toEqual([]);
  });

  it('change where they are given, and nowhere else', async () => {
    const { settings } = startSettings();
    await settings.change({ email: 'one@hotel.test', copyright: '© Отель' }, 'admin_a');
    const changes = { email: 'two@hotel.test', debug: undefined };
    expect(await settings.change(changes, 'admin_b')).toEqual({ kind: 'written', keys: ['email'] });
    const changed = { ...openDefaults, ...context, email: 'two@hotel.test', copyright: '© Отель' };
    expect(await settings.attributes()).toEqual(changed);
    expect(await startSettings().settings.attributes()).toEqual(changed);
  });

  it('note who changed what, from what and to what, and only what differs', async () => {
    const { settings } = startSettings();
    await settings.change({ email: 'one@hotel.test' }, 'admin_a');
    await settings.change({ email: 'two@hotel.test', debug: false, metrikaId: 7 }, 'admin_b');
    const entries = await test.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } });
    expect(entries).toMatchObject([
      {
        ...{ actor: 'admin_a', action: 'update', entity: 'setting', entityId: 'email' },
        ...{ from: { email: '' }, to: { email: 'one@hotel.test' } },
      },
      {
        ...{ actor: 'admin_b', entityId: 'email,metrikaId' },
        from: { email: 'one@hotel.test', metrikaId: null },
        to: { email: 'two@hotel.test', metrikaId: 7 },
      },
    ]);
    expect(entries[1]?.to).toEqual({ email: 'two@hotel.test', metrikaId: 7 });
  });

  it('can be taken away again, where there may be none', async () => {
    const { settings } = startSettings();
    await settings.change({ metrikaId: 7 }, 'admin_a');
    await settings.change({ metrikaId: null }, 'admin_a');
    expect(await settings.read()).toMatchObject({ metrikaId: null });
    expect(await startSettings().settings.read()).toMatchObject({ metrikaId: null });
  });

  it('note and announce nothing where nothing differs', async () => {
    const { settings, sent } = startSettings();
    const [reversed] = [...defaultPortalSettings.socialLinks].map(({ label, url }) => ({
      url,
      label,
    }));
    await settings.change({}, 'admin_a');
    await settings.change({ isDisable: false, debug: undefined }, 'admin_a');
    await settings.change(
      { socialLinks: [reversed!, defaultPortalSettings.socialLinks[1]!] },
      'admin_a',
    );
    expect(sent).toEqual([]);
    expect(await test.prisma.auditEntry.count()).toBe(0);
    expect(await test.prisma.setting.count()).toBe(0);
  });

  it('note every one of many changes at once, each from what the one before it left', async () => {
    const { settings } = startSettings();
    await settings.change({ copyright: '0' }, 'admin_a');
    const texts = ['1', '2', '3', '4', '5'];
    await Promise.all(texts.map((copyright) => settings.change({ copyright }, 'admin_a')));
    const entries = await test.prisma.auditEntry.findMany({ orderBy: { id: 'asc' }, skip: 1 });
    const from = entries.map((entry) => (entry.from as { copyright: string }).copyright);
    const to = entries.map((entry) => (entry.to as { copyright: string }).copyright);
    expect(from).toEqual(['0', ...to.slice(0, -1)]);
    expect((await startSettings().settings.read()).copyright).toBe(to.at(-1));
  });
});

describe('what staff alone read', () => {
  it('is told to nobody, neither when asked nor when it changes', async () => {
    const { settings, sent } = startSettings();
    const staffNotices = { rating: false, delivery: true, support: true };
    await settings.change({ staffNotices }, 'admin_a');
    expect(sent).toEqual([]);
    expect((await settings.read()).staffNotices).toEqual(staffNotices);
    await settings.change({ debug: true }, 'admin_a');
    expect([...sent, await settings.attributes()]).toEqual([
      { ...openDefaults, ...context, debug: true },
      { ...openDefaults, ...context, debug: true },
    ]);
  });

  it('is what the installation says until somebody sets it', async () => {
    const installed = {
      ...defaultPortalSettings,
      signIn: { ...defaultPortalSettings.signIn, smsPerDay: 7 },
    };
    const { settings } = startSettings(undefined, installed);
    expect(settings.latest().signIn.smsPerDay).toBe(7);
    await settings.change({ signIn: { ...installed.signIn, smsPerDay: 70 } }, 'admin_a');
    expect(settings.latest().signIn.smsPerDay).toBe(70);
    const [entry] = await test.prisma.auditEntry.findMany();
    expect(entry).toMatchObject({ from: { signIn: { smsPerDay: 7 } } });
  });
});

describe('settings that somebody else has changed meanwhile', () => {
  it('are left as they are, all of them, and said to be in conflict', async () => {
    const { settings } = startSettings();
    await settings.change({ email: 'one@hotel.test' }, 'admin_a');
    const changes = { email: 'two@hotel.test', copyright: '© Отель' };
    const refused = await settings.change(changes, 'admin_b', { email: '', copyright: '' });
    expect(refused).toEqual({ kind: 'conflict', keys: ['email'] });
    expect(await settings.read()).toMatchObject({ email: 'one@hotel.test', copyright: '' });
    expect(await test.prisma.auditEntry.count()).toBe(1);
    const seen = { email: 'one@hotel.test', copyright: '' };
    expect(await settings.change(changes, 'admin_b', seen)).toMatchObject({ kind: 'written' });
  });

  it('let only one of many through who have all seen the same, also the very first time', async () => {
    const { settings } = startSettings();
    const writings = await Promise.all(
      ['1', '2', '3', '4', '5'].map((copyright) =>
        settings.change({ copyright }, 'admin_a', { copyright: '' }),
      ),
    );
    expect(writings.filter(({ kind }) => kind === 'written')).toHaveLength(1);
    expect(await test.prisma.auditEntry.count()).toBe(1);
  });

  it('are no conflict where what stands there makes no sense: the default is what was seen', async () => {
    await test.prisma.setting.create({ data: { key: 'copyright', value: 5 } });
    const { settings } = startSettings();
    const change = await settings.change({ copyright: '©' }, 'admin_a', { copyright: '' });
    expect(change).toMatchObject({ kind: 'written' });
  });
});

describe('settings in memory', () => {
  it('are read once for all who ask within 5 s, and then again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { settings: here } = startSettings();
    const { settings: there } = startSettings();
    const findMany = vi.spyOn(test.prisma.setting, 'findMany');
    await Promise.all([here.read(), here.attributes(), here.read()]);
    expect(findMany).toHaveBeenCalledTimes(1);
    await there.change({ isDisable: true }, 'admin_a');
    vi.setSystemTime(Date.now() + 4900);
    expect((await here.read()).isDisable).toBe(false);
    vi.setSystemTime(Date.now() + 100);
    expect((await here.read()).isDisable).toBe(true);
    vi.setSystemTime(Date.now() - 3_600_000);
    await there.change({ isDisable: false }, 'admin_a');
    expect((await here.read()).isDisable).toBe(false);
  });

  it('never go back to what was read before a change', async () => {
    let releaseOld = (): void => undefined;
    let reads = 0;
    const { settings } = startSettings((repository) => ({
      ...repository,
      async read() {
        reads += 1;
        const isFirst = reads === 1;
        const read = await repository.read();
        if (isFirst) await new Promise<void>((resolve) => (releaseOld = resolve));
        return read;
      },
    }));
    const old = settings.read();
    await eventually(() => expect(reads).toBe(1));
    await settings.change({ isDisable: true }, 'admin_a');
    releaseOld();
    expect((await old).isDisable).toBe(false);
    expect((await settings.read()).isDisable).toBe(true);
  });

  it('are read again after a reading that failed', async () => {
    const { settings } = startSettings();
    const findMany = vi.spyOn(test.prisma.setting, 'findMany');
    findMany.mockRejectedValueOnce(new Error('away'));
    await expect(settings.read()).rejects.toThrow('away');
    expect(await settings.read()).toEqual(defaultPortalSettings);
  });
});

describe('settings that make no sense in the database', () => {
  const broken = {
    isDisable: 'yes',
    socialLinks: 7,
    timeZone: 'Nowhere/Never',
    paymentSystems: [{}],
    email: 5,
    ofNobody: 1,
  };

  it('are replaced by their defaults, told of, and leave the others alone', async () => {
    const rows = Object.entries({ ...broken, copyright: '© Отель' });
    await test.prisma.setting.createMany({
      data: rows.map(([key, value]) => ({ key, value: value as never })),
    });
    const { settings, lines } = startSettings();
    const expected = { ...openDefaults, ...context, copyright: '© Отель' };
    expect(await settings.attributes()).toEqual(expected);
    expect(lines.map((line) => (JSON.parse(line) as { keys: string[] }).keys.sort())).toEqual([
      ['email', 'isDisable', 'paymentSystems', 'socialLinks', 'timeZone'],
    ]);
  });

  it('are mended by setting them, also to the default', async () => {
    await test.prisma.setting.create({ data: { key: 'isDisable', value: 'yes' } });
    const { settings, lines } = startSettings();
    await settings.change({ isDisable: false }, 'admin_a');
    expect(lines).toEqual([]);
    const [row] = await test.prisma.setting.findMany();
    expect(row).toMatchObject({ key: 'isDisable', value: false });
  });
});
