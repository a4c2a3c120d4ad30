/** Sizes that dishes share. */
export const sizes = {
  small: { name: 'Маленькая', code: 'S', priority: 0 },
  large: { name: 'Большая', code: 'L', priority: 1 },
  glass: { name: 'Стакан 250 мл', code: '250', priority: 0 },
  jug: { name: 'Кувшин 1 л', code: '1000', priority: 1 },
  teapot: { name: 'Чайник 800 мл', code: '800', priority: 1 },
} as const;

export type SizeKey = keyof typeof sizes;
