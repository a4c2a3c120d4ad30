import { describe, expect, it } from 'vitest';
import { orderSteps } from './order-steps.ts';
import { createAppTexts } from '../../../shared/texts/app-catalogue.ts';

const { t } = createAppTexts('ru');
const hour = (time: string) => time.slice(11, 16);
const placed = {
  status: 'new',
  previous_status: null,
  cancelReason: null,
  create_at: '2026-11-20T10:15:00Z',
  completed_at: null,
} as const;

describe('orderSteps', () => {
  it('shows a new order at the beginning of its way', () => {
    expect(orderSteps(placed, t, hour)).toEqual([
      { label: 'Новый', state: 'current', note: '10:15' },
      { label: 'В работе', state: 'ahead', note: undefined },
      { label: 'Доставляется', state: 'ahead', note: undefined },
      { label: 'Выполнен', state: 'ahead', note: undefined },
    ]);
  });

  it('shows an order on its way', () => {
    const steps = orderSteps({ ...placed, status: 'delivered' }, t, hour);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'current', 'ahead']);
  });

  it('has every step done, and its time, when the order is completed', () => {
    const steps = orderSteps(
      { ...placed, status: 'done', completed_at: '2026-11-20T11:02:00Z' },
      t,
      hour,
    );
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
    expect(steps.at(-1)?.note).toBe('11:02');
  });

  it('ends a canceled order where it was given up, with the reason', () => {
    const steps = orderSteps(
      {
        ...placed,
        status: 'canceled',
        previous_status: 'inwork',
        cancelReason: { cancel_reason: 'item_unavailable', metadata: null },
        completed_at: '2026-11-20T10:40:00Z',
      },
      t,
      hour,
    );
    expect(steps.map(({ label, state }) => [label, state])).toEqual([
      ['Новый', 'done'],
      ['В работе', 'done'],
      ['Отменен', 'failed'],
    ]);
    expect(steps.at(-1)?.note).toBe('Нет в наличии · 10:40');
  });
});
