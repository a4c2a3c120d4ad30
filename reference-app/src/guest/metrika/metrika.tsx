import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../shared/texts/texts-provider.tsx';

/** Calls of the counter's script, as far as this app makes them. */
interface Counter {
  (id: number, method: 'init', options: object): void;
  (id: number, method: 'hit', url: string, options: object): void;
  /** Calls that wait for the script. */
  a?: unknown[][];
  /** When the waiting began. */
  l?: number;
}

declare global {
  interface Window {
    ym?: Counter;
  }
}

const scriptUrl = 'https://mc.yandex.ru/metrika/tag.js';

function queue(): Counter {
  const stub: Counter = (...call: unknown[]) => {
    (stub.a ??= []).push(call);
  };
  stub.l = Date.now();
  return stub;
}

/**
 * Starts Yandex Metrika's counter, once for the page. It sends nothing by itself, plays no sessions back,
 * and takes visits for Russian ones.
 *
 * @source protocols/metrika.md
 */
function startCounter(id: number): void {
  if (window.ym) return;
  window.ym = queue();
  window.ym(id, 'init', {
    defer: true,
    clickmap: true,
    trackLinks: true,
    accurateTrackBounce: true,
    webvisor: false,
    params: { lang: 'ru' },
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl;
  document.head.append(script);
}

/** A page as far as others may know it: no query, no fragment. */
function countedUrl(pathname: string): string {
  return `${window.location.origin}${pathname}`;
}

/** Where a visit began, or nothing for the portal's own pages, whose addresses may say more. */
function outsideReferrer(): string {
  const { referrer } = document;
  return referrer.startsWith(window.location.origin) ? '' : referrer;
}

/** A page of the app was looked at. */
function countPage(
  id: number,
  page: { readonly pathname: string; readonly cameFrom: string | null; readonly title: string },
): void {
  const { pathname, cameFrom, title } = page;
  const referer = cameFrom === null ? outsideReferrer() : countedUrl(cameFrom);
  window.ym?.(id, 'hit', countedUrl(pathname), { title, referer });
}

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
