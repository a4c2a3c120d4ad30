import { queryClient } from '../../shared/query-client.ts';
import { dishesQuery, dishQuery } from '../../shared/restaurant/restaurant-queries.ts';

// What is about to be opened sets out with the touch. Whoever opens it hears why it cannot be read.

/** Begins to read the menu. */
export function readDishesAhead(): void {
  queryClient.query(dishesQuery).catch(() => undefined);
}

/** Begins to read a dish with what goes with it, and the sheet that shows it. */
export function readDishAhead(id: string): void {
  import('./dish/dish-sheet.tsx').catch(() => undefined);
  queryClient.query(dishQuery(id)).catch(() => undefined);
}
