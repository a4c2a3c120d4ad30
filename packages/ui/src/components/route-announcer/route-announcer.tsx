import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { AnnouncementsContext } from './announcements.ts';

export interface RouteAnnouncerProps {
  /** The address of the page, without what only filters it. */
  path: string;
  children?: ReactNode;
}

/**
 * Stands around the pages and stays while they change. A browser reads a page that is loaded, but not
 * one that an application puts in its place: this says its title and moves focus to its heading.
 * Each page calls `usePageAnnouncement`.
 */
export function RouteAnnouncer({ path, children }: RouteAnnouncerProps) {
  const [place, setPlace] = useState({ path, visit: 0 });
  const [announced, setAnnounced] = useState({ visit: 0, title: '' });
  if (place.path !== path) setPlace({ path, visit: place.visit + 1 });

  const announce = useCallback((visit: number, title: string) => {
    setAnnounced((before) => (before.visit < visit ? { visit, title } : before));
  }, []);
  const announcements = useMemo(() => ({ visit: place.visit, announce }), [place.visit, announce]);

  return (
    <AnnouncementsContext value={announcements}>
      <p data-component="RouteAnnouncer" role="status" className={visuallyHidden}>
        {announced.visit === place.visit ? announced.title : ''}
      </p>
      {children}
    </AnnouncementsContext>
  );
}
