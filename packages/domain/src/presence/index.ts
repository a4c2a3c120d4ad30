export { getOnline } from './presence-endpoints.ts';
export { portalOnline } from './presence-events.ts';
export {
  listedVisitorsMax,
  type OnlineClient,
  type Online,
  type VisitorsHere,
  onlineClientSchema,
} from './presence-schema.ts';
