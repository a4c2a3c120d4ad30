import {
  choiceProblemText,
  dishLineOf,
  findShortages,
  pickDish,
  shortageText,
  type ChoiceProblem,
  type DishChoice,
  type DishMenu,
  type Stopped,
} from '@portal/domain/restaurant';
import type { Translate } from '@portal/domain/texts';
import type { RefusedField } from '../../../kernel/replies/problem-error.ts';
import { dishRow, linesOf, type OrderLineRow } from '../order-row.ts';
import type { RequestedGoods } from './requested-products.ts';

/** What dishes are ordered by. */
export interface OrderableDishes {
  readonly menu: DishMenu;
  readonly stopped: readonly Stopped[];
}

/** A requested dish. */
export interface RequestedDish extends DishChoice {
  readonly id: number | string;
  readonly quantity: number;
}

const path = (index: number) => `data.order.products.${index}`;

/** Where in the request a choice went wrong. */
const partOf: Readonly<Record<ChoiceProblem['reason'], string>> = {
  'size-not-sold': '.size',
  'modifier-not-sold': '.modifiers',
  'too-few': '.modifiers',
  'too-many': '.modifiers',
  'too-dear': '.modifiers',
};

/** Looks the requested dishes up in the menu and the stop-list. */
export function validateDishes(
  requested: readonly RequestedDish[],
  dishes: OrderableDishes | null,
  t: Translate,
): RequestedGoods {
  const wrong = requested.flatMap(({ id }, index) =>
    typeof id === 'number' ? [{ path: `${path(index)}.id`, message: 'issue.dishesOnly' }] : [],
  );
  if (!dishes) return { wrong, lines: [], unsold: [], stopped: [], isUnavailable: true };
  const picked = requested.map((dish, index) => resolveDish(dish, path(index), dishes.menu, t));
  const lines = picked.flatMap((one, index) => ('line' in one ? [{ index, line: one.line }] : []));
  const { iikoProducts } = linesOf(lines.map(({ line }) => line));
  return {
    wrong,
    lines,
    unsold: picked.flatMap((one) => ('problems' in one ? one.problems : [])),
    stopped: findShortages(dishes.stopped, iikoProducts).flatMap(({ line, ...shortage }) => {
      const at = lines[line];
      if (!at) return [];
      const message = shortageText(t, shortage);
      return [{ path: path(at.index), message, value: shortage.left }];
    }),
    isUnavailable: false,
  };
}

/** A dish's line, frozen by the menu; or why the menu has no such thing. */
export function resolveDish(
  { id, quantity, ...choice }: RequestedDish,
  at: string,
  menu: DishMenu,
  t: Translate,
): { readonly line: OrderLineRow } | { readonly problems: readonly RefusedField[] } {
  const dish = menu.dishes.get(String(id));
  if (!dish) {
    return { problems: [{ path: at, message: 'restaurant.dish.notOnMenu', value: false }] };
  }
  const pick = pickDish(dish, choice);
  if ('priceKopecks' in pick)
    return { line: dishRow(dishLineOf(pick, quantity), dish.vatCode ?? null) };
  return {
    problems: pick.problems.map((problem) => ({
      path: at + partOf[problem.reason],
      message: choiceProblemText(t, dish.name, problem),
      value: false,
    })),
  };
}
