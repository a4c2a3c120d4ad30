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
  const shown = read(params);

  // From the address as it is: what is drawn follows a moment later.
  function show(change: Partial<ListParams>): void {
    const next = new URLSearchParams(window.location.search);
    const { search, page, opened } = { ...read(next), ...change };
    write(next, 'search', search);
    write(next, 'page', page === 1 ? '' : String(page));
    write(next, 'open', opened ?? '');
    setParams(next, { replace: true, preventScrollReset: true });
  }

  // The query follows a moment after what is typed.
  return { ...shown, deferredSearch: useDeferredValue(shown.search.trim()), show };
}

function read(params: URLSearchParams): ListParams {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    opened: params.get('open'),
  };
}

function write(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}
