import { createRoom, deleteRoom, fetchRooms, roomsChange, updateRoom } from '@portal/domain/rooms';
import { identityOf } from '../../kernel/actor.ts';
import { finishKey } from '../../kernel/idempotency/finish-key.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { liveRow } from '../../outbox/outbox-row.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { AdminRoomRepository, RoomTransaction } from './admin-room-repository.ts';

/** The calls by which staff keep the list of rooms. */
export function adminRoomRoutes(rooms: AdminRoomRepository, outbox: Outbox): Route[] {
  const notify = (transaction: RoomTransaction) =>
    outbox.enqueue(transaction, [liveRow(roomsChange, {})]);

  return [
    implement(fetchRooms, async ({ body: { data } }) => ({
      status: 200,
      body: { rooms: await rooms.page(data) },
    })),

    implement(createRoom, async ({ body, actor, idempotency, refuse }) => {
      const added = await rooms.add(
        body.data.room,
        identityOf(actor),
        async (transaction, room) => {
          await notify(transaction);
          if (idempotency) await finishKey(transaction, idempotency, 201, { room });
        },
      );
      if (added === 'NAME_TAKEN') return refuse(added);
      if (idempotency) idempotency.isFinished = true;
      outbox.wake('live');
      return { status: 201, body: { room: added } };
    }),

    implement(updateRoom, async ({ body, actor, refuse }) => {
      const { id, ...change } = body.data.room;
      const changed = await rooms.change(id, change, identityOf(actor), notify);
      if (changed === null) throw new ProblemError('NOT_FOUND');
      if (changed === 'NAME_TAKEN') return refuse(changed);
      outbox.wake('live');
      return { status: 200, body: { room: changed } };
    }),

    implement(deleteRoom, async ({ body, actor, refuse }) => {
      const removed = await rooms.remove(body.data.id, identityOf(actor), notify);
      if (removed === null) throw new ProblemError('NOT_FOUND');
      if (removed === 'ROOM_IN_USE') return refuse(removed);
      outbox.wake('live');
      return { status: 204, body: undefined };
    }),
  ];
}
