import type { Role } from '@portal/domain';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** What is known of one connection, kept as its `socket.data`, which every instance can read. */
export interface ConnectedClient {
  /** As the client says. */
  visitorId: string | null;
  /** `user_<id>` or `admin_<id>`; null without a session. */
  identity: string | null;
  role: Role | null;
  sessionId: string | null;
  /** ISO-8601, UTC. */
  connectedAt: string;
  /** The page the client says it is on. */
  page: string | null;
  /** The highest `seq` it was sent; null while it has neither resumed nor been sent any. */
  sentSeq: number | null;
}

/** The live connection's server. Events are checked against the contract, not by these types. */
export type LiveServer = Server<
  DefaultEventsMap,
  DefaultEventsMap,
  DefaultEventsMap,
  ConnectedClient
>;

/** One live connection. */
export type LiveSocket = Socket<
  DefaultEventsMap,
  DefaultEventsMap,
  DefaultEventsMap,
  ConnectedClient
>;

/** Room of every connection under an identity. */
export function identityRoom(identity: string): string {
  return `identity:${identity}`;
}

/** Room of every connection of a session. */
export function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`;
}
