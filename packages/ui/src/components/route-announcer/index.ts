export { RouteAnnouncer, type RouteAnnouncerProps } from './route-announcer.tsx';
export { usePageAnnouncement } from './use-page-announcement.ts';
