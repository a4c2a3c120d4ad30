import type { Role } from '@portal/domain/contract';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** Context of one connection, stored as its `socket.data`, which every instance can read. */
export interface ConnectedClient {
  /** As the client says. */
  visitorId: string | null;
  /** `user_<id>` or `admin_<id>`; null without a session. */
  identity: string | null;
  role: Role | null;
  sessionId: string | null;
  /** Since when the visitor has been here, in this connection or in one beside it: ISO-8601, UTC. */
  connectedAt: string;
  /** The page the client says it is on. */
  page: string | null;
  /** When it said so. */
  pageAt: string | null;
  /** Whether the client says that nobody sees its page. */
  isHidden: boolean;
  /** The order its page shows, as far as the client may say so. */
  viewedOrderId: number | null;
  /** Of the account, once it was needed. */
  name: string | null;
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

/** Room of every connection of those who have a role. */
export function roleRoom(role: Role): string {
  return `role:${role}`;
}

/** Room of every connection of a visitor, as far as clients say. */
export function visitorRoom(visitorId: string): string {
  return `visitor:${visitorId}`;
}

/** Room of every connection of a session. */
export function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`;
}
