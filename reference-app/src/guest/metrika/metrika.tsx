import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { countPage, startCounter } from './metrika-counter.ts';

/** Counts every page that is looked at. */
export function Metrika({ id }: { id: number }) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  // The page's own title may name the guest.
  const title = t('portal.name');
  const counted = useRef<string | null>(null);

  useEffect(() => {
    if (counted.current === pathname) return;
    startCounter(id);
    countPage(id, { pathname, cameFrom: counted.current, title });
    counted.current = pathname;
  }, [id, pathname, title]);

  return null;
}
