/** What a room's place in a list depends on. */
export interface RoomPlace {
  readonly name: string;
  readonly sort_priority: number;
}

const byText = new Intl.Collator('ru');

/**
 * Rooms in the order people look for them: those without a name are dropped, a higher
 * `sort_priority` comes first, then the text of the name, then the number at its end («Домик 2»
 * before «Домик 10»).
 */
export function orderRooms<Room>(
  rooms: readonly Room[],
  placeOf: (room: Room) => RoomPlace,
): Room[] {
  return rooms
    .map((room) => ({
      room,
      priority: placeOf(room).sort_priority,
      ...nameParts(placeOf(room).name),
    }))
    .filter(({ name }) => name !== '')
    .sort(
      (a, b) =>
        b.priority - a.priority ||
        byText.compare(a.text, b.text) ||
        a.number - b.number ||
        byText.compare(a.name, b.name),
    )
    .map(({ room }) => room);
}

function nameParts(written: string): { name: string; text: string; number: number } {
  const name = written.trim();
  const digits = /[0-9]+$/.exec(name)?.[0] ?? '';
  const text = name.slice(0, name.length - digits.length).trimEnd();
  return { name, text, number: digits === '' ? -1 : Number(digits) };
}
