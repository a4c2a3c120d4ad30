import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderEta, etaWait } from './order-eta.ts';

it('is what the hotel promises when nobody is before', () => {
  expect(etaWait('restaurant', 40, 0)).toEqual({ from: 40, until: 50 });
  expect(etaWait('shop', 18, 0)).toEqual({ from: 20, until: 30 });
  expect(etaWait('service', 90, 0)).toEqual({ from: 90, until: 115 });
});

it('is longer with every order before, by the kind of the store, and not without end', () => {
  expect(etaWait('restaurant', 40, 5)).toEqual({ from: 55, until: 70 });
  expect(etaWait('shop', 40, 5)).toEqual({ from: 50, until: 65 });
  expect(etaWait('shop', 40, 1_000)).toEqual({ from: 100, until: 125 });
});

it('never promises less than the hotel says, and always leaves a range', () => {
  const minutes = fc.integer({ min: 1, max: 1440 });
  fc.assert(
    fc.property(minutes, fc.nat(500), (hotel, ahead) => {
      const { from, until } = etaWait('restaurant', hotel, ahead);
      expect(from).toBeGreaterThanOrEqual(hotel);
      expect(until - from).toBeGreaterThanOrEqual(10);
      expect([from % 5, until % 5]).toEqual([0, 0]);
    }),
  );
});

it('is told in full five minutes, never earlier than it was reckoned', () => {
  const promise = orderEta(new Date('2026-11-20T10:02:10Z'), { from: 40, until: 50 });
  expect(promise).toEqual({
    from: new Date('2026-11-20T10:45:00Z'),
    until: new Date('2026-11-20T10:55:00Z'),
  });
});
