/** Query keys of the catalogue and the rooms. */
export const catalogueKeys = {
  stores: ['stores'],
  /** Begins the key of every store. */
  anyStore: ['store'],
  store: (id: number) => ['store', id],
  anyCustomStore: ['store', 'custom'],
  customStore: (customId: string) => ['store', 'custom', customId],
  rooms: ['rooms'],
  /** Begins every key of what staff read of stores, products and rooms. */
  admin: ['catalogue-desk'],
} as const;
