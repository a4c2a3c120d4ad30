import {
  defaultPortalSettings,
  portalAttributesSchema,
  type PortalAttributes,
} from '@portal/domain/portal';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { listenLive } from '../../../test/live/live-client.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

/** Everybody but the admin. */
const others: (string | null)[] = [null, 'moderator', 'banquet'];

// What works behind the calls tells pages of its own; here only what a change tells is listened to.
const portal = await sharedByTests(createTestPortal({ only: [] }));
others.push(`guest-${(await portal.guest()).id}`);

interface Reply {
  readonly status: { readonly data: { readonly attributes: PortalAttributes } };
}

const read = (as: string | null = null) => portal.call<Reply>(as, '/api/portal-setting');
const change = (attributes: object, as: string | null = 'admin', was?: object) =>
  portal.call<Reply>(as, '/api/portal-setting/update', { attributes, was });

describe('the portal’s settings', () => {
  it('are read by everybody', async () => {
    for (const caller of [...others, 'admin']) {
      const { status, body } = await read(caller);
      expect({ caller, status }).toEqual({ caller, status: 200 });
      const { attributes } = body.status.data;
      expect(portalAttributesSchema.strict().parse(attributes)).toEqual(attributes);
      expect(attributes.socialLinks).toHaveLength(2);
    }
  });

  it('are changed by the admin alone', async () => {
    for (const caller of others) {
      const { status } = await change({ copyright: `of ${caller}` }, caller);
      expect({ caller, status }).toEqual({ caller, status: caller === null ? 401 : 403 });
    }
    const { status, body } = await change({ copyright: '© Озеро' });
    expect(status).toBe(200);
    expect(body.status.data.attributes.copyright).toBe('© Озеро');
    expect((await read()).body).toEqual(body);
    const stale = await change({ copyright: '© Лес' }, 'admin', { copyright: '' });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', details: [{ path: 'data.attributes.copyright' }] },
    });
    const entries = await portal.database.prisma.auditEntry.findMany({
      where: { entity: 'setting' },
    });
    expect(entries).toMatchObject([{ actor: 'admin_admin', to: { copyright: '© Озеро' } }]);
  });

  it('take neither too wide a network nor a proxy for the hotel’s own', async () => {
    const { hotelNetworks } = defaultPortalSettings;
    const put = (networks: string[], headers: Record<string, string> = {}) => {
      const attributes = { hotelNetworks: { ...hotelNetworks, networks } };
      return portal.call('admin', '/api/portal-setting/update', { attributes }, headers);
    };
    const detailOf = (index: number, text: string) => ({
      status: 422,
      body: {
        details: [
          {
            path: `data.attributes.hotelNetworks.networks.${index}`,
            message: expect.stringContaining(text) as string,
          },
        ],
      },
    });
    expect(await put(['203.0.113.7', '10.0.0.0/8'])).toMatchObject(detailOf(1, '/16'));
    expect(await put(['2001:db8::/31'])).toMatchObject(detailOf(0, '/32'));
    const behindProxy = { 'X-Forwarded-For': '203.0.113.9' };
    expect(await put(['127.0.0.0/24'], behindProxy)).toMatchObject(detailOf(0, 'прокси'));
    expect(await put(['203.0.113.7'], behindProxy)).toMatchObject({ status: 200 });
    expect(await put([])).toMatchObject({ status: 200 });
    await portal.database.prisma.auditEntry.deleteMany({ where: { entity: 'setting' } });
  });

  it('refuse bounds of card payments of which the largest is below the smallest', async () => {
    const path = 'data.attributes.cardPaymentMax';
    const refused = { status: 422, body: { details: [{ path }] } };
    expect(await change({ cardPaymentMin: 35_000_001 })).toMatchObject(refused);
    expect(await change({ cardPaymentMax: 99 })).toMatchObject(refused);
    const { cardPaymentMin, cardPaymentMax } = (await read()).body.status.data.attributes;
    expect([cardPaymentMin, cardPaymentMax]).toEqual([100, 35_000_000]);
  });

  it('that guests have no use for are given to the admin alone', async () => {
    const path = '/api/admin/portal-setting/fetch';
    for (const caller of others) {
      const { status } = await portal.call(caller, path);
      expect({ caller, status }).toEqual({ caller, status: caller === null ? 401 : 403 });
    }
    const { body } = await portal.call('admin', path);
    expect(body).toMatchObject({
      settings: {
        data: { attributes: { staffThreads: { support: 12 }, signIn: { smsPerDay: 1000 } } },
      },
    });
    expect(JSON.stringify(await read())).not.toMatch(/staffThreads|staffNotices|signIn/);
  });

  it('decide who may sign in, with how long a code and how often, from the next call on', async () => {
    const { signIn } = defaultPortalSettings;
    const askCode = (phoneNumber: string) =>
      portal.call(null, '/api/sms-auth/send-code', JSON.stringify({ phoneNumber, message: '' }));
    expect((await askCode('+77010000001')).status).toBe(422);
    const chosen = { ...signIn, countries: ['RU', 'KZ'], codeDigits: 6 };
    expect((await change({ signIn: chosen })).status).toBe(200);
    expect(await askCode('+77010000001')).toMatchObject({ body: { data: { digits: 6 } } });
    expect((await read()).body.status.data.attributes.phoneCountries).toEqual(['RU', 'KZ']);
    await change({ signIn: { ...chosen, codesPerAddressPerHour: 1 } });
    expect((await askCode('+79160000001')).status).toBe(429);
    await change({ signIn });
    expect((await askCode('+77010000002')).status).toBe(422);
  });

  it('cannot be changed where the installation decides', async () => {
    const { body: before } = await read();
    const context = {
      vapidPublicKey: 'x',
      paymentWidgetUrl: 'https://evil.test',
      browserCodes: true,
    };
    await change({ ...context, ofNobody: 1 });
    expect((await read()).body).toEqual(before);
    const rows = await portal.database.prisma.setting.findMany();
    expect(rows.map(({ key }) => key)).not.toContain('paymentWidgetUrl');
  });

  it('that change are told to everybody connected, whoever they are, and to nobody twice', async () => {
    const listeners = await Promise.all(
      others.map((caller) => (caller === null ? listenLive(portal.url) : portal.listen(caller))),
    );
    const { body } = await change({ email: 'lake@hotel.test' });
    await change({ email: 'lake@hotel.test' });
    await change({ debug: true });
    for (const { socket, received } of listeners) {
      await eventually(() => expect(received).toHaveLength(2));
      const { attributes } = body.status.data;
      expect(received).toEqual([
        { name: 'portalSettingChange', payload: { attributes } },
        { name: 'portalSettingChange', payload: { attributes: { ...attributes, debug: true } } },
      ]);
      socket.disconnect();
    }
  });
});
