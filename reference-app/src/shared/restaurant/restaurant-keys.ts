/** Keys of everything that was read of the restaurant. */
export const restaurantKeys = {
  all: ['restaurant'],
  menu: ['restaurant', 'menu'],
  state: ['restaurant', 'state'],
} as const;
