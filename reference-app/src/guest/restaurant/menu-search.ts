import type { MenuCategory } from '@portal/domain';

/** Case and «ё» do not tell words apart. */
function plain(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
}

/** The parts of the menu with the dishes that have every written word in name, description or tags. */
export function searchMenu<Category extends MenuCategory>(
  categories: readonly Category[],
  written: string,
): readonly Category[] {
  const words = plain(written).split(/\s+/).filter(Boolean);
  if (words.length === 0) return categories;
  return categories.flatMap((category) => {
    const dishes = category.dishes.filter(({ name, description, tags }) => {
      const said = plain([category.name, name, description, ...tags].join(' '));
      return words.every((word) => said.includes(word));
    });
    return dishes.length > 0 ? [{ ...category, dishes }] : [];
  });
}
