export { liveEventsByName, liveEvents } from './live-events.ts';
export {
  connectionQuerySchema,
  type SessionEndReason,
  sessionEnd,
  liveConnectionRules,
  tooManyConnections,
  streamRetention,
  resumeRules,
  resume,
  page,
} from './live-messages.ts';
