import type { ListedDish, MenuCategory } from '@portal/domain/restaurant';
import { hasWords, searchWords } from '@portal/domain/search';

/** The parts of the menu with the dishes that have every written word in name, description or tags. */
export function searchMenu<
  Category extends MenuCategory<Pick<ListedDish, 'name' | 'description' | 'tags'>>,
>(categories: readonly Category[], written: string): readonly Category[] {
  const words = searchWords(written);
  if (words.length === 0) return categories;
  return categories.flatMap((category) => {
    const dishes = category.dishes.filter(({ name, description, tags }) =>
      hasWords(words, category.name, name, description, ...tags),
    );
    return dishes.length > 0 ? [{ ...category, dishes }] : [];
  });
}
