import { use, useEffect, useRef } from 'react';
import { AnnouncementsContext } from './announcements.ts';

/**
 * Says that a page has come: its title is announced and the `h1` of the `main` part takes focus. The
 * page that an application was opened with is left to the browser.
 *
 * @param title - of the page, or `undefined` while what it names is being read
 */
export function usePageAnnouncement(title: string | undefined): void {
  const announcements = use(AnnouncementsContext);
  const announced = useRef(0);
  const visit = announcements?.visit ?? 0;

  useEffect(() => {
    if (title === undefined || announced.current === visit) return;
    announced.current = visit;
    announcements?.announce(visit, title);
    focusHeading();
  }, [announcements, visit, title]);
}

/** Leaves focus to a field that took it, and to a window that stands over the page. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const focused = document.activeElement;
  if (!heading || heading.closest('[inert], [aria-hidden="true"]')) return;
  if (focused?.closest('main') && focused.matches('input, textarea, select')) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
