import { expect, it } from 'vitest';
import { feeText } from './fee-text.ts';
import { createAppTexts } from '../../../shared/texts/app-catalogue.ts';

const texts = createAppTexts('ru');

it('says what a store takes on top', () => {
  expect(feeText({ name: 'Доставка', type: 'fix', value: 150 }, texts)).toBe(
    'Доставка: 150\u00a0₽',
  );
  expect(feeText({ name: 'Оформление', type: 'percent', value: 5 }, texts)).toBe('Оформление, 5 %');
  expect(feeText({ name: '', type: 'fix', value: 99.5 }, texts)).toBe('Сбор: 99,50\u00a0₽');
});

it('says nothing where a store takes nothing', () => {
  expect(feeText({ name: 'Доставка', type: 'fix', value: 0 }, texts)).toBeNull();
});
