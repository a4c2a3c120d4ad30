import type { PageMeta, RequestOf } from '@portal/domain/contract';
import {
  createRoom,
  deleteRoom,
  fetchRooms,
  updateRoom,
  type NewRoom,
  type RoomChange,
  type StaffRoom,
} from '@portal/domain/rooms';
import type { Caller, CallOptions, KeyedCallOptions } from '../call/caller.ts';
import { done, refused, type Outcome, type RefusalOf } from '../call/reply/outcome.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** Which rooms staff look for. */
export type RoomSearch = RequestOf<typeof fetchRooms>['body']['data'];

/** The list of rooms as staff keep it; for the role admin. */
export interface AdminRoomClient {
  /** Page by page in the order in which guests see them, hidden ones among them. */
  search(
    search?: RoomSearch,
    options?: CallOptions,
  ): Promise<{ rooms: Unwrapped<StaffRoom>[]; meta: PageMeta }>;
  /** Adds a room, once under its key. */
  add(
    room: NewRoom,
    options?: KeyedCallOptions,
  ): Promise<Outcome<Unwrapped<StaffRoom>, RefusalOf<typeof createRoom>>>;
  /** Changes a room; what is left out stays. @throws NotFoundError when it was removed. */
  change(room: RoomChange): Promise<Outcome<Unwrapped<StaffRoom>, RefusalOf<typeof updateRoom>>>;
  /** Removes a room that nothing names. @throws NotFoundError when it was removed before. */
  remove(id: number): Promise<Outcome<undefined, RefusalOf<typeof deleteRoom>>>;
}

/** The calls by which staff keep the list of rooms. */
export function createAdminRoomClient(call: Caller): AdminRoomClient {
  return {
    async search(data = {}, options) {
      const { body } = await call(fetchRooms, { body: { data } }, options);
      return { rooms: body.rooms.data.map(unwrap), meta: body.rooms.meta };
    },
    async add(room, options) {
      const reply = await call(createRoom, { body: { data: { room } } }, options);
      return reply.status === 201 ? done(unwrap(reply.body.room)) : refused(reply);
    },
    async change(room) {
      const reply = await call(updateRoom, { body: { data: { room } } }, { isRepeatable: true });
      return reply.status === 200 ? done(unwrap(reply.body.room)) : refused(reply);
    },
    async remove(id) {
      const reply = await call(deleteRoom, { body: { data: { id } } });
      return reply.status === 204 ? done(undefined) : refused(reply);
    },
  };
}
