export {
  roomNameMaxLength,
  type StaffRoom,
  fetchRooms,
  createRoom,
  updateRoom,
  deleteRoom,
} from './admin-room-endpoints.ts';
export { type Room, getRooms } from './room-endpoints.ts';
export { roomsChange } from './room-events.ts';
export { type RoomPlace, orderRooms } from './room-order.ts';
export { roomText } from './room-text.ts';
