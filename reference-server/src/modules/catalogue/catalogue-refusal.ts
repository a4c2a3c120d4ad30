import type { ProblemDetail } from '@portal/domain/contract';
import type { ProblemOptions } from '../../kernel/problem-error.ts';
import type { Locale } from '../../kernel/problem-reply.ts';

/** Why a field of a store or a product is wrong. */
type FieldFault =
  | 'noCategory'
  | 'noStore'
  | 'pictureGone'
  | 'restaurantStays'
  | 'restaurantHasMenu'
  | 'customIdMissing'
  | 'percentTooLarge';

/** A field that is wrong. */
export interface WrongField {
  readonly field: string;
  readonly fault: FieldFault;
}

/** Why the catalogue is not changed. */
export type CatalogueRefusal =
  | { readonly code: 'STALE_VERSION'; readonly version: number }
  | { readonly code: 'INVALID'; readonly wrong: readonly WrongField[] };

const newerVersion = {
  ru: 'Это уже изменил кто-то другой. Посмотрите на новую версию.',
  en: 'Somebody else has changed this. Look at the new version.',
};

const faults: Readonly<Record<FieldFault, Readonly<Record<Locale, string>>>> = {
  noCategory: {
    ru: 'Такой категории больше нет. Выберите другую',
    en: 'This category is gone. Choose another one',
  },
  noStore: { ru: 'Такого магазина нет', en: 'There is no such store' },
  pictureGone: {
    ru: 'Этой картинки больше нет. Загрузите её ещё раз',
    en: 'This picture is gone. Upload it again',
  },
  restaurantStays: {
    ru: 'Ресторан нельзя превратить в магазин или услугу, и наоборот',
    en: 'A restaurant cannot become a shop or a service, nor the other way round',
  },
  restaurantHasMenu: {
    ru: 'Меню ресторана ведётся в iiko, товары в него не добавить',
    en: 'The menu of a restaurant is kept in iiko: products cannot be added to it',
  },
  customIdMissing: {
    ru: 'Напишите, как магазин называется в ссылке',
    en: 'Say what the store is called in links',
  },
  percentTooLarge: { ru: 'Не больше 100 %', en: '100% at most' },
};

/** What a person reads of a refusal, beyond its code. */
export function refusalOptions(
  refusal: CatalogueRefusal,
  thing: 'store' | 'product',
  locale: Locale,
): ProblemOptions {
  const path = `data.${thing}`;
  if (refusal.code === 'STALE_VERSION') {
    const text = newerVersion[locale];
    return { text, details: [{ path: `${path}.version`, message: text, value: refusal.version }] };
  }
  const details = refusal.wrong.map(({ field, fault }): ProblemDetail => ({
    path: `${path}.${field}`,
    message: faults[fault][locale],
  }));
  return { details };
}
