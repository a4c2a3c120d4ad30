export { liveEventsByName, liveEvents } from './live-events.ts';
export {
  type SessionEndReason,
  sessionEnd,
  tooManyConnections,
  resume,
  page,
} from './live-messages.ts';
