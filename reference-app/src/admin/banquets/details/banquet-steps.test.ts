import { describe, expect, it } from 'vitest';
import { banquetSteps } from './banquet-steps.ts';
import { createAppTexts } from '../../../shared/texts/app-catalogue.ts';

const { t } = createAppTexts('ru');

function statesOf(
  status: Parameters<typeof banquetSteps>[0]['status'],
  reserveState: Parameters<typeof banquetSteps>[0]['reserveState'],
) {
  return banquetSteps({ status, reserveState }, t).map(({ state }) => state);
}

describe('the way of a banquet to the restaurant', () => {
  it('tells what is sent from what is accepted', () => {
    expect(statesOf('draft', null)).toEqual(['current', 'ahead', 'ahead']);
    expect(statesOf('transferring', 'queued')).toEqual(['done', 'current', 'ahead']);
    expect(statesOf('transferring', 'sent')).toEqual(['done', 'done', 'current']);
    expect(statesOf('transferred', 'accepted')).toEqual(['done', 'done', 'done']);
  });

  it('shows where it came to grief', () => {
    expect(statesOf('failed', 'queued')).toEqual(['done', 'failed', 'ahead']);
    expect(statesOf('failed', 'refused')).toEqual(['done', 'done', 'failed']);
  });

  it('says that it is being called off, and that it is', () => {
    const calling = banquetSteps({ status: 'transferred', reserveState: 'canceling' }, t);
    expect(calling.at(-1)?.note).toBe('Отменяется в ресторане');
    expect(banquetSteps({ status: 'canceled', reserveState: 'canceled' }, t).at(-1)).toEqual({
      label: 'Отменён',
      state: 'failed',
      note: 'Отменён в ресторане',
    });
  });
});
