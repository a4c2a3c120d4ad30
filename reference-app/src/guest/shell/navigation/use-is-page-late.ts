import { useIsFetching, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAreFilesLoading } from '../../../shared/loading/loading-files.ts';
import { useChosenPath } from './use-chosen-path.ts';

/** What was read leads to what is read next within this time. */
const settlingMilliseconds = 50;

/** What a page that is shown has never been told. */
const filters = { predicate: (query: Query) => query.state.data === undefined && query.isActive() };

/** Whether the page that was chosen is not there with all it shows, from the press on. */
export function useIsPageLate(): boolean {
  const { pathname } = useLocation();
  const chosen = useChosenPath();
  const areFilesLoading = useAreFilesLoading();
  const isLate = useIsFetching(filters) > 0 || areFilesLoading;
  const [arrived, setArrived] = useState<string>();

  useEffect(() => {
    if (isLate || arrived === pathname) return;
    const timer = setTimeout(() => setArrived(pathname), settlingMilliseconds);
    return () => clearTimeout(timer);
  }, [isLate, arrived, pathname]);

  return chosen !== pathname || arrived !== pathname;
}
