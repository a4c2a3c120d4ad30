import {
  dishSchema,
  dishSizeSchema,
  menuCategorySchema,
  readShownRows,
  type ExternalMenu,
} from '../restaurant-schema.ts';

/** Where the portal shows pictures of the restaurant's system, so that pages load from nobody else. */
export const dishPicturePath = '/media/restaurant/picture';

/** Where the portal shows a picture that a menu names. */
export function dishPictureAddress(url: string): string {
  return `${dishPicturePath}?url=${encodeURIComponent(url)}`;
}

/** The pictures that a menu names: the only ones that the portal fetches. */
export function picturesOfMenu(menu: ExternalMenu): ReadonlySet<string> {
  const dishes = readShownRows(menuCategorySchema, menu.itemCategories).flatMap(({ items }) =>
    readShownRows(dishSchema, items),
  );
  const sizes = dishes.flatMap(({ itemSizes }) => readShownRows(dishSizeSchema, itemSizes));
  return new Set(sizes.flatMap(({ buttonImageUrl }) => buttonImageUrl || []));
}
