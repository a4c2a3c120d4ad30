import { formatMoney } from '@portal/domain/money';
import type { ListedSize, MenuModifierGroup } from '@portal/domain/restaurant';
import type { Texts } from '../../../shared/texts/app-texts.ts';

/** «250 г», and of several sizes «150 / 300 г»; nothing where no weight is known. */
export function weightText(
  sizes: readonly Pick<ListedSize, 'weightGrams'>[],
  { t }: Texts,
): string | null {
  const weights = sizes.flatMap(({ weightGrams }) => (weightGrams ? [weightGrams] : []));
  return weights.length > 0 ? t('menu.grams', { n: weights.join(' / ') }) : null;
}

/** How many of a group must and may be chosen: «Выберите 1 · 1 бесплатно». */
export function groupRuleText({ min, max, free, modifiers }: MenuModifierGroup, texts: Texts) {
  const maxChoices = Math.min(
    max,
    modifiers.reduce((sum, modifier) => sum + modifier.max, 0),
  );
  const rule = boundsText(min, maxChoices, texts);
  const isGift = free > 0 && modifiers.some(({ priceKopecks }) => priceKopecks > 0);
  return isGift ? `${rule} · ${texts.count('menu.group.free', free)}` : rule;
}

function boundsText(min: number, max: number, { t }: Texts): string {
  if (min === max) return t('menu.group.exactly', { n: min });
  return min === 0 ? t('menu.group.upTo', { n: max }) : t('menu.group.between', { min, max });
}

/** What a modifier adds to the price: «+50 ₽»; nothing where it costs nothing. */
export function addedPriceText(priceKopecks: number, { locale }: Texts): string {
  return priceKopecks === 0 ? '' : `+${formatMoney(priceKopecks, locale)}`;
}
