import { IikoIdMap, type DishMenu, type MenuDish } from '@portal/domain/restaurant';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { dishQuery } from './restaurant-queries.ts';

/** Dishes that were asked for, as far as they are sold. */
interface UsedDishes {
  /** Undefined until all have been read once. While another one is read, those before it. */
  readonly menu: Pick<DishMenu, 'dishes'> | undefined;
  /** Why one could not be read. */
  readonly error: Error | null;
  readonly refetch: () => void;
}

type ReadDish = UseQueryResult<MenuDish | null>;

function together(reads: readonly ReadDish[]): UsedDishes {
  const sold = reads.flatMap(({ data }) => (data ? [[data.id, data] as const] : []));
  const unread = reads.filter(({ data }) => data === undefined);
  return {
    menu: unread.length === 0 ? { dishes: new IikoIdMap(sold) } : undefined,
    error: unread.find(({ error }) => error)?.error ?? null,
    refetch: () => reads.forEach(({ refetch }) => void refetch()),
  };
}

/** These dishes with all that goes with them. */
export function useDishes(ids: readonly string[]): UsedDishes {
  const requestedIds = new Set(ids.map((id) => id.toLowerCase()));
  const read = useQueries({ queries: [...requestedIds].map(dishQuery), combine: together });
  const [known, setKnown] = useState(read.menu);
  if (read.menu && read.menu !== known) setKnown(read.menu);
  return { ...read, menu: read.menu ?? known };
}
