import { LoadingBar } from '@portal/ui';

/** Until the first page is there. */
export function AppOnItsWay() {
  return <LoadingBar active />;
}
