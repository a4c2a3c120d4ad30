import { portalOnline } from '@portal/domain/presence';
import { io, type Socket } from 'socket.io-client';

/** A live connection and what it has heard, but for who is online, which is told in its own time. */
export interface LiveListener {
  readonly socket: Socket;
  readonly received: { readonly name: string; readonly payload: unknown }[];
}

/** Connects to a portal with a session's token, or without one. */
export async function listenLive(url: string, token?: string): Promise<LiveListener> {
  const socket = io(url, {
    forceNew: true,
    transports: ['websocket'],
    reconnection: false,
    auth: token === undefined ? {} : { token },
  });
  const received: LiveListener['received'] = [];
  socket.onAny((name: string, payload: unknown) => {
    if (name !== portalOnline.name) received.push({ name, payload });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, received };
}
