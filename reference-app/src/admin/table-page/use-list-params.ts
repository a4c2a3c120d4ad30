import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';

/** What of a list is shown, as its address says. */
export interface ListParams {
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** What is open beside it. */
  readonly opened: string | null;
}

/** What of a list is shown, and a way to show something else. */
export type ListAddress = ReturnType<typeof useListParams>;

/** Keeps what is looked for in the address, so that it outlives a reload and can be sent to others. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const typed = Number(params.get('page'));
  const shown: ListParams = {
    search,
    page: Number.isInteger(typed) && typed >= 1 && typed <= 100_000 ? typed : 1,
    opened: params.get('open'),
  };

  function show(change: Partial<ListParams>): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        const { search, page, opened } = { ...shown, ...change };
        write(next, 'search', search);
        write(next, 'page', page === 1 ? '' : String(page));
        write(next, 'open', opened ?? '');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  // What is asked for follows a moment after what is typed.
  return { ...shown, asked: useDeferredValue(search.trim()), show };
}

function write(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}
