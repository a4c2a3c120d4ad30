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

  function show(change: Partial<View>, { replace } = { replace: false }): void {
    setParams(write({ ...view, page: 1, ...change }), { preventScrollReset: true, replace });
  }

  return { view, show, narrow: (change: Partial<View>) => show(change, { replace: true }) };
}
