import { createRoom, deleteRoom, fetchRooms, roomsChange, updateRoom } from '@portal/domain/rooms';
import { identityOf } from '../../kernel/actor.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { implementChange, type MakeChange } from '../../outbox/change.ts';
import { liveRow } from '../../outbox/outbox-row.ts';
import { differing } from '../audit/differing.ts';
import type { AdminRoomRepository } from './admin-room-repository.ts';

/** The calls by which staff keep the list of rooms. */
export function adminRoomRoutes(rooms: AdminRoomRepository, makeChange: MakeChange): Route[] {
  return [
    implement(fetchRooms, async ({ body: { data } }) => ({
      status: 200,
      body: { rooms: await rooms.page(data) },
    })),

    implementChange(makeChange, createRoom, async ({ body, actor, refuse }, change) => {
      const { transaction, enqueue } = change;
      const { room } = body.data;
      await rooms.holdList(transaction);
      if (await rooms.isTaken(transaction, room.name)) return refuse('NAME_TAKEN');
      const added = await rooms.add(transaction, room, identityOf(actor));
      enqueue(liveRow(roomsChange, {}));
      return { status: 201, body: { room: added } };
    }),

    implementChange(makeChange, updateRoom, async ({ body, actor, refuse }, change) => {
      const { transaction, enqueue } = change;
      const { id, ...input } = body.data.room;
      await rooms.holdList(transaction);
      const before = await rooms.find(transaction, id);
      const { isUsed: _, ...held } = before.attributes;
      const fields = differing(held, input);
      if (Object.keys(fields).length === 0) return { status: 200, body: { room: before } };
      if (fields.name !== undefined && (await rooms.isTaken(transaction, fields.name, id))) {
        return refuse('NAME_TAKEN');
      }
      const room = await rooms.save(transaction, before, fields, identityOf(actor));
      enqueue(liveRow(roomsChange, {}));
      return { status: 200, body: { room } };
    }),

    implementChange(makeChange, deleteRoom, async ({ body, actor, refuse }, change) => {
      const { transaction, enqueue } = change;
      const { id } = body.data;
      await rooms.holdList(transaction);
      await rooms.closeToNew(transaction, id);
      if ((await rooms.find(transaction, id)).attributes.isUsed) return refuse('ROOM_IN_USE');
      await rooms.remove(transaction, id, identityOf(actor));
      enqueue(liveRow(roomsChange, {}));
      return { status: 204, body: undefined };
    }),
  ];
}
