import { formatMoney, maxKopecks } from '@portal/domain/money';
import type { OrderStatus } from '@portal/domain/orders';
import { latinDigits } from '@portal/domain/phone';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../styles.css.ts';
import { StatusBadge } from '../components/badge/index.ts';
import { digitsOf } from '../components/code-field/code-field.tsx';
import { amountOf } from '../components/price/price.tsx';
import { orderStatusTones } from '../portal/index.ts';
import { mount } from '../testing/mounted.tsx';

// What the kit does by itself, as it does not need the domain.

test('an amount is written as the domain writes it', () => {
  const steps = Array.from({ length: 20_000 }, (_, step) => step / 20_000);
  const amounts = steps.map((step) => Math.floor(maxKopecks ** step));
  for (const kopecks of [null, 0, maxKopecks, ...amounts]) {
    for (const locale of ['ru', 'en'] as const) {
      expect(amountOf(kopecks, locale)).toBe(formatMoney(kopecks, locale));
    }
  }
});

test('a code has the digits that the domain reads, of every script', () => {
  const points = Array.from({ length: 0x11_00_00 }, (_, point) => String.fromCodePoint(point));
  const text = points.join('');
  expect(digitsOf(text)).toBe(latinDigits(text).replace(/[^0-9]/g, ''));
});

test('a state that only a newer portal knows is neutral', async () => {
  const status = 'lost' as OrderStatus;
  mount(<StatusBadge tone={orderStatusTones[status]} label={status} />);
  const badge = page.elementLocator(document.querySelector('[data-component="StatusBadge"]')!);
  await expect.element(badge).toHaveAttribute('data-tone', 'neutral');
});
