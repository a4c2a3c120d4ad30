import { createContext } from 'react';

/** How a page tells the announcer above it that it is there. */
export interface Announcements {
  /** Which page since the application was opened, from 0. */
  visit: number;
  announce: (visit: number, title: string) => void;
}

export const AnnouncementsContext = createContext<Announcements | undefined>(undefined);
