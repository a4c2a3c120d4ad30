/** Keys of everything that was read of the restaurant. */
export const restaurantKeys = {
  all: ['restaurant'],
  /** Of all that the menu says. */
  menu: ['restaurant', 'menu'],
  dishes: ['restaurant', 'menu', 'dishes'],
  /** In ids of dishes the case of letters does not count. */
  dish: (id: string) => ['restaurant', 'menu', 'dish', id.toLowerCase()] as const,
  state: ['restaurant', 'state'],
} as const;
