import { sessionEnd, type SessionEndReason } from '@portal/domain/live';

/** One connection, or all in some rooms. */
interface Connections {
  emit(name: string, payload: unknown): unknown;
}

/** Says why and closes at once. */
export function endConnections(
  connections: Connections &
    ({ disconnect(close: boolean): unknown } | { disconnectSockets(close: boolean): unknown }),
  reason: SessionEndReason,
): void {
  connections.emit(sessionEnd.name, sessionEnd.payload.parse({ reason }));
  if ('disconnect' in connections) connections.disconnect(true);
  else connections.disconnectSockets(true);
}
