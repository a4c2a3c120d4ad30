import type { OrderHistoryEntry } from '@portal/domain/orders';
import { describe, expect, it } from 'vitest';
import { historySteps } from './history-steps.ts';
import { createAppTexts } from '../../../shared/texts/app-catalogue.ts';

const texts = createAppTexts('ru');
const olga = { kind: 'staff', id: 'olga', name: 'Ольга' } as const;
const guest = { kind: 'guest', id: '1', name: 'Анна' } as const;

function steps(...history: OrderHistoryEntry[]) {
  return historySteps(history, texts, (time) => time.slice(11, 16));
}

describe('the history of an order', () => {
  it('begins with what happened last, and says who did it when', () => {
    expect(
      steps(
        { at: '2026-11-22T08:00:00Z', by: guest, changes: [{ kind: 'placed' }] },
        {
          at: '2026-11-22T08:02:00Z',
          by: olga,
          changes: [{ kind: 'status', from: 'new', to: 'inwork', reason: null }],
        },
      ),
    ).toEqual([
      { label: 'В работе', state: 'done', note: '08:02, Ольга' },
      { label: 'Заказ оформлен', state: 'done', note: '08:00, гость' },
    ]);
  });

  it('names every line that was changed, and the new total', () => {
    const [step] = steps({
      at: '2026-11-22T08:02:00Z',
      by: olga,
      changes: [
        {
          kind: 'lines',
          lines: [
            { name: 'Круассан', before: 2, after: 1 },
            { name: 'Чай', before: null, after: 3 },
            { name: 'Сок', before: 1, after: null },
          ],
        },
        { kind: 'total', from: 450, to: -1 },
      ],
    });
    expect(step?.label).toBe('Изменён состав');
    expect(step?.note).toContain('Круассан: 2 → 1 · Чай × 3: добавлено · Сок × 1: убрано');
    expect(step?.note).toMatch(/Сумма: 450\s₽ → /);
  });

  it('says why an order was canceled', () => {
    const reason = { cancel_reason: 'item_unavailable', metadata: { comment: 'Ягоды' } } as const;
    const by = { kind: 'portal', id: '', name: '' } as const;
    const [step] = steps({
      at: '2026-11-22T08:02:00Z',
      by,
      changes: [{ kind: 'status', from: 'new', to: 'canceled', reason }],
    });
    expect(step).toEqual({
      label: 'Отменен',
      state: 'failed',
      note: '08:02, портал · Нет в наличии · Ягоды',
    });
  });
});
