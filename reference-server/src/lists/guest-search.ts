import { searchConditions, type PlaceValue } from './text-search.ts';

/** Conditions in SQL for a search in what guests have of a room: by the guest, the room, its own number and phone. */
export function guestSearchConditions(
  search: string,
  place: PlaceValue,
  table: string,
  phones: readonly string[] = [],
): string[] {
  const ofGuests = (condition: string) =>
    `${table}.guest_id IN (SELECT id FROM guest WHERE ${condition})`;
  const ofRooms = (condition: string) =>
    `${table}.room_id IN (SELECT id FROM room WHERE ${condition})`;
  return searchConditions(search, place, {
    texts: (matches) => [ofGuests(matches('name')), ofRooms(matches('name'))],
    phones: (matches) => [...phones.map(matches), ofGuests(matches('phone'))],
    ids: (matches) => [matches(`${table}.id`)],
  });
}
