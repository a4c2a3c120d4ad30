import { describe, expect, it } from 'vitest';
import { addedPriceText, groupRuleText, weightText } from './dish-texts.ts';
import { additions, doneness, mors, soup } from '../testing/small-menu.ts';
import { createAppTexts } from '../../../shared/texts/app-catalogue.ts';

const texts = createAppTexts('ru');

describe('the words on a dish', () => {
  it('weigh every size', () => {
    expect(weightText(mors.sizes, texts)).toBe('250 / 1000 г');
    expect(weightText([{ ...soup.sizes[0], weightGrams: null }], texts)).toBeNull();
  });

  it('say how many of a group must and may be chosen, and what is free', () => {
    expect(groupRuleText(doneness, texts)).toBe('Выберите 1');
    expect(groupRuleText(additions, texts)).toBe('Можно до 2');
    expect(groupRuleText({ ...additions, min: 1, free: 1 }, texts)).toBe(
      'Выберите от 1 до 2 · 1 бесплатно',
    );
  });

  it('say what an addition adds, and nothing where that is nothing', () => {
    expect(addedPriceText(5000, texts)).toMatch(/^\+50\s₽$/);
    expect(addedPriceText(0, texts)).toBe('');
  });
});
