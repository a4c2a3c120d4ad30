import { staffRoles } from '@portal/domain/contract';
import { portalOnline } from '@portal/domain/presence';
import type { Logger } from 'pino';
import type { Presence } from '../../ports/presence.ts';
import { createAnnouncing } from '../events/announcing.ts';
import { identityRoom, roleRoom, type LiveServer, type LiveSocket } from '../connected-client.ts';
import { createConnectionReader } from '../connections.ts';
import { onlineVisitors } from './online-visitors.ts';

/** Presence, and the events to staff about it. */
export interface PresenceWatch extends Presence {
  start(): void;
  stop(): Promise<void>;
  /** Somebody came or went, or looks at another page. */
  noteChange(): void;
  /** A member of staff came and does not know yet who is here. */
  welcome(socket: LiveSocket): void;
}

/** Who is here, also for those who are put together before the live connection is: nobody, until then. */
export function presenceOf(live: () => { readonly presence: Presence } | null): Presence {
  return {
    isGuestHere: async (guestId) => (await live()?.presence.isGuestHere(guestId)) ?? false,
    isStaffHere: async (roles) => (await live()?.presence.isStaffHere(roles)) ?? false,
    isMemberHere: async (staffId) => (await live()?.presence.isMemberHere(staffId)) ?? false,
    list: async () => (await live()?.presence.list()) ?? { online: 0, clients: [] },
  };
}

/** What announcing presence works with. */
export interface PresenceWatchOptions {
  readonly server: LiveServer;
  /** Whether there are other instances to query and to notify. */
  readonly isCluster: boolean;
  readonly log: Logger;
}

const REST_MILLISECONDS = 1_000;
const staffRooms = staffRoles.map(roleRoom);

/** A watch that is not started yet. */
export function createPresenceWatch(options: PresenceWatchOptions): PresenceWatch {
  const { server } = options;
  const newcomers = new Set<LiveSocket>();
  let announced: string | null = null;

  const announcing = createAnnouncing({
    ...options,
    name: 'presence',
    change: 'presenceChange',
    restMilliseconds: REST_MILLISECONDS,
    announce,
  });
  const { start, stop, noteChange, stopping } = announcing;
  const connections = createConnectionReader({ ...options, stopping });

  /** Encoded once for all members of staff on this instance; the others have an instance of theirs. */
  async function announce(): Promise<void> {
    if (!staffRooms.some((room) => server.sockets.adapter.rooms.has(room))) return;
    const unaware = [...newcomers];
    newcomers.clear();
    const online = portalOnline.payload.parse(await list());
    const text = JSON.stringify(online);
    if (text === announced) {
      for (const socket of unaware) socket.emit(portalOnline.name, online);
      return;
    }
    announced = text;
    server.local.to(staffRooms).emit(portalOnline.name, online);
  }

  async function list() {
    return onlineVisitors(await connections(null));
  }

  return {
    list,
    async isGuestHere(guestId) {
      const own = await connections([identityRoom(`user_${guestId}`)]);
      return own.some(({ isHidden }) => !isHidden);
    },
    async isStaffHere(roles) {
      const theirs = await connections(roles.map(roleRoom));
      return theirs.some(({ isHidden }) => !isHidden);
    },
    async isMemberHere(staffId) {
      const own = await connections([identityRoom(`admin_${staffId}`)]);
      return own.some(({ isHidden }) => !isHidden);
    },
    start,
    stop,
    noteChange,
    welcome(socket) {
      newcomers.add(socket);
      announcing.wake();
    },
  };
}
