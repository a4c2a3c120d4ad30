import { useQuery } from '@tanstack/react-query';
import { onlineQuery } from '../operations/online/online-queries.ts';

/** Which guests have the portal open now, followed live; none until that is known. */
export function useGuestsHere(): ReadonlySet<number> {
  const clients = useQuery(onlineQuery).data?.clients ?? [];
  return new Set(
    clients.flatMap(({ userId }) => /^user_(\d+)$/.exec(userId ?? '')?.[1] ?? []).map(Number),
  );
}
