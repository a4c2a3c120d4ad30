import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
} from 'fast-check';
import { expect, it } from 'vitest';
import { orderRooms } from './room-order.ts';

interface Place {
  name: string;
  sort_priority: number;
}
const ordered = (rooms: Place[]) => orderRooms(rooms, (room) => room);
const room = (name: string, sort_priority = 0): Place => ({ name, sort_priority });

it('drops rooms without a name', () => {
  expect(ordered([room(''), room('  '), room('Баня')])).toEqual([room('Баня')]);
});

it('puts a higher priority first', () => {
  expect(ordered([room('А', 1), room('Б', 5), room('В', -1)]).map(({ name }) => name)).toEqual([
    'Б',
    'А',
    'В',
  ]);
});

it('sorts by the text of the name and then by its number', () => {
  const names = ['Номер 101', 'Домик 10', 'Домик', 'Домик 2', '12', 'Номер 21', 'Ёлка 1', '7'];
  expect(ordered(names.map((name) => room(name))).map(({ name }) => name)).toEqual([
    '7',
    '12',
    'Домик',
    'Домик 2',
    'Домик 10',
    'Ёлка 1',
    'Номер 21',
    'Номер 101',
  ]);
});

it('comes to the same order from any other', () => {
  const rooms = array(
    record({
      name: constantFrom('Номер 1', 'Номер 01', 'Номер 12', 'Номер', '5', 'Баня', ' Баня 3'),
      sort_priority: integer({ min: -2, max: 2 }),
    }),
  );
  const shuffled = rooms.chain((list) =>
    record({
      list: constantFrom(list),
      again: shuffledSubarray(list, { minLength: list.length }),
    }),
  );
  assert(
    property(shuffled, ({ list, again }) => {
      expect(ordered(again)).toEqual(ordered(list));
    }),
  );
});

it('leaves the given list as it is', () => {
  const input = [room('Б'), room('А')];
  ordered(input);
  expect(input).toEqual([room('Б'), room('А')]);
});
