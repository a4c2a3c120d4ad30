import * as z from 'zod';
import { defineEndpoint, noContent } from '../contract/endpoints/endpoint.ts';
import { entity, pageOf, pageRequestFields } from '../contract/envelope.ts';
import { idSchema, requiredLine, text } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { sortPrioritySchema } from '../contract/fields/sort-priority.ts';

/** Longest name of a room, in characters. */
export const roomNameMaxLength = 60;

/** A room as staff see it. */
export const staffRoomSchema = entity(
  idSchema,
  z.object({
    name: z.string(),
    sort_priority: z.number().int(),
    /** Guests can no longer choose it; what was ordered there stays. */
    isHidden: z.boolean(),
    /** Whether orders or requests name it: it cannot be removed then, only hidden. */
    isUsed: z.boolean(),
  }),
);
/** A room as staff see it. */
export type StaffRoom = z.output<typeof staffRoomSchema>;

const fields = {
  name: requiredLine(roomNameMaxLength),
  sort_priority: sortPrioritySchema,
  isHidden: z.boolean(),
};

/** A room as it is added. */
export const newRoomSchema = z.object({
  ...fields,
  sort_priority: fields.sort_priority.default(0),
  isHidden: fields.isHidden.default(false),
});

/** What is changed of a room: what is left out stays. */
export const roomChangeSchema = z.object(fields).partial().extend({ id: idSchema });

const access = { admin: 'any' } as const;
const limits = [{ points: 120, windowSeconds: 60, by: 'account' }] as const;
const oneRoom = z.object({ room: staffRoomSchema });

/** Rooms for staff in the order in which guests see them, hidden ones among them. */
export const fetchRooms = defineEndpoint({
  method: 'POST',
  path: '/api/admin/room/fetch',
  summary: 'Rooms for staff, hidden ones among them',
  access,
  body: z.object({
    data: z.object({ search: text(100).optional(), ...pageRequestFields }).prefault({}),
  }),
  replies: { 200: z.object({ rooms: pageOf(staffRoomSchema) }) },
});

/** Adds a room. */
export const createRoom = defineEndpoint({
  method: 'POST',
  path: '/api/admin/room/create',
  summary: 'Add a room',
  access,
  limits,
  idempotent: true,
  body: z.object({ data: z.object({ room: newRoomSchema }) }),
  replies: { 201: oneRoom, 409: problem('NAME_TAKEN') },
});

/** Renames a room, moves it in the list, hides it or shows it again. */
export const updateRoom = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/room/update',
  summary: 'Rename, move, hide or show a room',
  repeatable: true,
  access,
  limits,
  body: z.object({ data: z.object({ room: roomChangeSchema }) }),
  replies: { 200: oneRoom, 409: problem('NAME_TAKEN') },
});

/** Removes a room that no order and no request names. */
export const deleteRoom = defineEndpoint({
  method: 'POST',
  path: '/api/admin/room/delete',
  summary: 'Remove a room that nothing names',
  access,
  limits,
  body: z.object({ data: z.object({ id: idSchema }) }),
  replies: { 204: noContent, 409: problem('ROOM_IN_USE') },
});
