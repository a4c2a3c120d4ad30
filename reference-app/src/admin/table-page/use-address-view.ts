import { useMemo } from 'react';
import { useSearchParams, type URLSearchParamsInit } from 'react-router';

/**
 * What of a list is shown, as its address says, and ways to show something else: what is changed
 * begins at the first page unless it names one, and what only narrows the list down takes the place
 * of the address.
 */
export function useAddressView<View extends { readonly page: number }>(
  read: (params: URLSearchParams) => View,
  write: (view: View) => URLSearchParamsInit,
) {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => read(params), [read, params]);

  // Not from what is drawn: React draws a new address a moment after it has been gone to, and a change
  // in that moment would take the one before it back.
  function show(change: Partial<View>, { replace } = { replace: false }): void {
    const now = read(new URLSearchParams(window.location.search));
    setParams(write({ ...now, page: 1, ...change }), { preventScrollReset: true, replace });
  }

  return { view, show, narrow: (change: Partial<View>) => show(change, { replace: true }) };
}
