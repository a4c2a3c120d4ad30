/** The word forms Russian counts need: 1 заявка, 2 заявки, 5 заявок. */
export type PluralForm = 'one' | 'few' | 'many';

const russianRules = new Intl.PluralRules('ru');

/**
 * The form a count takes in a language. English has two, so there everything but one is `many`.
 * Russian fractions take `few`, as in «1,5 секунды».
 */
export function pluralForm(count: number, locale: 'ru' | 'en' = 'ru'): PluralForm {
  if (locale === 'en') return count === 1 ? 'one' : 'many';
  const form = russianRules.select(count);
  if (form === 'one' || form === 'many') return form;
  return 'few';
}

/** Picks the Russian form for a count: `russianPlural(2, ['заявка', 'заявки', 'заявок'])` is `заявки`. */
export function russianPlural(
  count: number,
  [one, few, many]: readonly [one: string, few: string, many: string],
): string {
  return { one, few, many }[pluralForm(count)];
}
