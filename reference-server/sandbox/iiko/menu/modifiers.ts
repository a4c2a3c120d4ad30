export interface Modifier {
  key: string;
  name: string;
  weightGrams: number;
  /** Added to the price of the dish; 0 costs nothing, null is not sold here. */
  priceRoubles: number | null;
  /** How many of one. @default 1 */
  maxQuantity?: number;
}

export interface ModifierGroup {
  name: string;
  minQuantity: number;
  maxQuantity: number;
  freeQuantity?: number;
  modifiers: [Modifier, ...Modifier[]];
}

/** Groups of modifiers that dishes share. */
export const modifierGroups = {
  soupAdditions: {
    name: 'Добавить к супу',
    minQuantity: 0,
    maxQuantity: 4,
    modifiers: [
      { key: 'sour-cream', name: 'Сметана', weightGrams: 30, priceRoubles: 50, maxQuantity: 2 },
      { key: 'garlic-bun', name: 'Пампушка с чесноком', weightGrams: 45, priceRoubles: 60 },
      { key: 'croutons', name: 'Ржаные гренки', weightGrams: 30, priceRoubles: 40 },
    ],
  },
  doneness: {
    name: 'Степень прожарки',
    minQuantity: 1,
    maxQuantity: 1,
    modifiers: [
      { key: 'medium', name: 'Средняя', weightGrams: 0, priceRoubles: 0 },
      { key: 'medium-rare', name: 'С кровью', weightGrams: 0, priceRoubles: 0 },
      { key: 'well-done', name: 'Полная', weightGrams: 0, priceRoubles: 0 },
    ],
  },
  side: {
    name: 'Гарнир на выбор',
    minQuantity: 1,
    maxQuantity: 2,
    freeQuantity: 1,
    modifiers: [
      { key: 'side-potato', name: 'Картофель с укропом', weightGrams: 150, priceRoubles: 0 },
      { key: 'side-vegetables', name: 'Овощи на гриле', weightGrams: 130, priceRoubles: 90 },
      { key: 'side-buckwheat', name: 'Гречка с грибами', weightGrams: 150, priceRoubles: 0 },
      { key: 'side-truffle-puree', name: 'Пюре с трюфелем', weightGrams: 150, priceRoubles: null },
    ],
  },
  sauce: {
    name: 'Соус',
    minQuantity: 0,
    maxQuantity: 3,
    modifiers: [
      { key: 'sauce-lingonberry', name: 'Брусничный', weightGrams: 40, priceRoubles: 70 },
      { key: 'sauce-mushroom', name: 'Грибной', weightGrams: 40, priceRoubles: 80 },
      { key: 'sauce-tartar', name: 'Тартар', weightGrams: 40, priceRoubles: 70 },
    ],
  },
  breakfastAdditions: {
    name: 'Добавить к завтраку',
    minQuantity: 0,
    maxQuantity: 5,
    modifiers: [
      { key: 'bacon', name: 'Бекон', weightGrams: 40, priceRoubles: 120 },
      { key: 'trout', name: 'Слабосолёная форель', weightGrams: 40, priceRoubles: 220 },
      { key: 'avocado', name: 'Авокадо', weightGrams: 50, priceRoubles: 150 },
      { key: 'spinach', name: 'Шпинат', weightGrams: 30, priceRoubles: 80 },
    ],
  },
  sweetTopping: {
    name: 'Сладкая добавка',
    minQuantity: 0,
    maxQuantity: 3,
    freeQuantity: 1,
    modifiers: [
      { key: 'jam-cloudberry', name: 'Варенье из морошки', weightGrams: 30, priceRoubles: 90 },
      { key: 'honey', name: 'Мёд', weightGrams: 30, priceRoubles: 60 },
      { key: 'condensed-milk', name: 'Сгущённое молоко', weightGrams: 30, priceRoubles: 50 },
    ],
  },
  coffeeMilk: {
    name: 'Молоко',
    minQuantity: 1,
    maxQuantity: 1,
    modifiers: [
      { key: 'milk-cow', name: 'Коровье', weightGrams: 0, priceRoubles: 0 },
      { key: 'milk-oat', name: 'Овсяное', weightGrams: 0, priceRoubles: 60 },
      { key: 'milk-coconut', name: 'Кокосовое', weightGrams: 0, priceRoubles: 60 },
    ],
  },
} as const satisfies Record<string, ModifierGroup>;

export type ModifierGroupKey = keyof typeof modifierGroups;
