import type { BanquetView } from './banquet-view.ts';

/** What every way to look at banquets is given. */
export interface ViewProps {
  view: BanquetView;
  show: (change: Partial<BanquetView>, options?: { replace: boolean }) => void;
  open: (opened: number | 'new') => void;
}
