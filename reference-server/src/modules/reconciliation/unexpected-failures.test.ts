import { defaultPortalSettings } from '@portal/domain/portal';
import { hotelMoment, momentOfHotel, shiftDay } from '@portal/domain/time';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passTime } from '../../../test/clock.ts';
import { eventually } from '../../../test/eventually.ts';
import { createComparingPortal, dayFromNow } from '../../../test/fixtures/orders/reconciliation.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createComparingPortal());
const job = () => portal.services.reconciliation;
const lists = () => vi.spyOn(portal.providers.paymentGateway, 'listPayments');
const newest = async () => (await portal.fetched()).reconciliation?.attributes;
beforeEach(() => portal.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a comparison that meets with an unexpected error ends as failed, and the next one is begun anew', async () => {
  await portal.placeAndPay();
  lists().mockRejectedValueOnce(new TypeError('secret of the database'));
  const data = { from: dayFromNow(-2), to: dayFromNow(1) };
  expect((await portal.call('admin', '/api/admin/payment/reconcile', data)).status).toBe(500);
  const failed = await newest();
  expect(failed).toMatchObject({ finishedAt: expect.any(String), failure: expect.any(String) });
  expect(failed?.failure).not.toContain('secret');
  expect(await portal.compare()).toMatchObject({ failure: null, payments: { agreed: 1 } });
});

it('the one of a night is tried again after a while, and not for ever', async () => {
  await portal.placeAndPay();
  const { timeZone } = defaultPortalSettings;
  const { day } = hotelMoment(new Date(), timeZone);
  const night = momentOfHotel({ day: shiftDay(day, 2), time: '04:00' }, timeZone);
  passTime({ seconds: (Number(night) - Date.now()) / 1000 });
  const asked = lists().mockRejectedValue(new TypeError('not a function'));
  job().start();
  await eventually(async () => {
    expect(await newest()).toMatchObject({ finishedAt: null, failure: expect.any(String) });
  });
  await job().stop();
  expect(asked).toHaveBeenCalledTimes(1);
  passTime({ minutes: 20 * 60 + 1 });
  job().start();
  await eventually(async () => {
    expect(await newest()).toMatchObject({
      finishedAt: expect.any(String),
      failure: expect.any(String),
    });
  });
  await job().stop();
});

it('what another instance has finished meanwhile stays as that one left it', async () => {
  lists().mockImplementationOnce(async () => {
    const finishedAt = new Date();
    await portal.prisma.reconciliation.updateMany({
      data: { finishedAt, failure: 'Not answered' },
    });
    return { items: [], odd: [], nextCursor: null };
  });
  expect(await portal.compare()).toMatchObject({ failure: 'Not answered' });
});
