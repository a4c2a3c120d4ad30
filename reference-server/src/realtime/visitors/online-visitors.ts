import { listedVisitorsMax, type Online, type OnlineClient } from '@portal/domain/presence';
import type { ConnectedClient } from '../connected-client.ts';

/** Who is here, told from connections: one visitor may have many, on one instance or several. */
export function onlineVisitors(connections: readonly ConnectedClient[]): Online {
  const visitors = visitorsAmong(connections).map(toOnlineClient);
  const clients = visitors.toSorted(bySignedInThenNewest).slice(0, listedVisitorsMax);
  return { online: visitors.length, clients };
}

/** Whether two connections belong to the same visitor; what a client says of itself joins no two sessions. */
export function isSameVisitor(one: ConnectedClient, other: ConnectedClient): boolean {
  return (
    one.visitorId !== null &&
    one.visitorId === other.visitorId &&
    (one.identity === other.identity || one.identity === null || other.identity === null)
  );
}

type Visitor = [ConnectedClient, ...ConnectedClient[]];

function visitorsAmong(connections: readonly ConnectedClient[]): Visitor[] {
  const visitors: Visitor[] = [];
  const byVisitorId = new Map<string, Visitor[]>();
  // A tab that has not noticed the sign-in yet belongs to the visitor who is signed in.
  for (const connection of [...connections].sort(signedInFirst)) {
    const named = connection.visitorId === null ? [] : mine(byVisitorId, connection.visitorId);
    const known = named.find(([first]) => isSameVisitor(first, connection));
    if (known) {
      known.push(connection);
      continue;
    }
    const visitor: Visitor = [connection];
    named.push(visitor);
    visitors.push(visitor);
  }
  return visitors;
}

function mine(byVisitorId: Map<string, Visitor[]>, visitorId: string): Visitor[] {
  const named = byVisitorId.get(visitorId) ?? [];
  byVisitorId.set(visitorId, named);
  return named;
}

function signedInFirst(one: ConnectedClient, other: ConnectedClient): number {
  return Number(one.identity === null) - Number(other.identity === null);
}

function toOnlineClient(connections: Visitor): OnlineClient {
  const [{ visitorId, identity, role }] = connections;
  return {
    visitorId,
    userId: identity,
    role: role === 'guest' ? 'user' : role,
    connectedAt: connections.map(({ connectedAt }) => connectedAt).reduce(earlier),
    page: connections.reduce(laterSeen).page,
  };
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

/** A visible page tells more than a hidden one. */
function laterSeen(one: ConnectedClient, other: ConnectedClient): ConnectedClient {
  if (one.isHidden !== other.isHidden) return one.isHidden ? other : one;
  return (other.pageAt ?? '') > (one.pageAt ?? '') ? other : one;
}

function bySignedInThenNewest(one: OnlineClient, other: OnlineClient): number {
  return (
    Number(one.userId === null) - Number(other.userId === null) ||
    other.connectedAt.localeCompare(one.connectedAt) ||
    (one.visitorId ?? '').localeCompare(other.visitorId ?? '')
  );
}
