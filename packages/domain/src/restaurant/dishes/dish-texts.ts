import type { Translate } from '../../texts/texts.ts';
import type { ChoiceProblem } from './dish-pick.ts';

/** What a guest reads when a dish cannot be had as chosen: «Стейк. Степень прожарки: выберите не меньше 1». */
export function choiceProblemText(t: Translate, dish: string, problem: ChoiceProblem): string {
  switch (problem.reason) {
    case 'size-not-sold':
      return t('restaurant.dish.sizeNotSold', { dish });
    case 'modifier-not-sold':
      return t('restaurant.dish.modifierNotSold', { dish });
    case 'too-dear':
      return t('restaurant.dish.tooDear', { dish });
    case 'too-few':
    case 'too-many': {
      const { name } = problem.modifier ?? problem.group;
      const key = problem.reason === 'too-few' ? 'tooFew' : 'tooMany';
      return t(`restaurant.dish.${key}`, { dish, name, n: problem.bound });
    }
  }
}

/** What a guest reads when there is not enough of something: «Сейчас нет: Борщ», «Борщ: осталось 2». */
export function shortageText(
  t: Translate,
  { name, left }: { readonly name: string; readonly left: number },
): string {
  return left === 0
    ? t('restaurant.dish.stopped', { name })
    : t('restaurant.dish.left', { name, n: left });
}
