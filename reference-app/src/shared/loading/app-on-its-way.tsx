import { LoadingBar } from '@portal/ui';

/** Until the first page is there. */
export function AppLoading() {
  return <LoadingBar active />;
}
