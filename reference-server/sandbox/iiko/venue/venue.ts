import { stableId } from '../stable-id.ts';

/** The hotel that the sandbox's iiko Cloud serves, and one beside it that is not ours. */
export const organizations = [
  { id: stableId('organization/hotel'), name: 'Парк-отель «Сосновый берег»', code: '1' },
  { id: stableId('organization/beach'), name: 'Пляжный клуб', code: '2' },
] as const;

const [hotel, beach] = organizations;

export interface TerminalGroup {
  id: string;
  organizationId: string;
  name: string;
  isAsleep?: true;
}

/** Where guests eat and reserve. */
export const restaurantTerminalGroup: TerminalGroup = {
  id: stableId('terminal-group/restaurant'),
  organizationId: hotel.id,
  name: 'Ресторан',
};

export const terminalGroups: readonly TerminalGroup[] = [
  { id: stableId('terminal-group/lobby'), organizationId: hotel.id, name: 'Лобби-бар' },
  restaurantTerminalGroup,
  {
    id: stableId('terminal-group/summer'),
    organizationId: hotel.id,
    name: 'Летнее кафе',
    isAsleep: true,
  },
  { id: stableId('terminal-group/beach'), organizationId: beach.id, name: 'Бар на пляже' },
];

interface Table {
  id: string;
  number: number;
  name: string;
  seatingCapacity: number;
}

export interface Section {
  id: string;
  terminalGroupId: string;
  name: string;
  tables: Table[];
}

function section(group: string, key: string, name: string, first: number, seats: number[]) {
  const tables = seats.map((seatingCapacity, index) => ({
    id: stableId(`table/${first + index}`),
    number: first + index,
    name: `Стол ${first + index}`,
    seatingCapacity,
  }));
  const terminalGroupId = stableId(`terminal-group/${group}`);
  return { id: stableId(`section/${key}`), terminalGroupId, name, tables };
}

/** The rooms that reserves are made in. */
export const sections: readonly Section[] = [
  section('restaurant', 'main', 'Основной зал', 1, [2, 2, 2, 4, 4, 4, 4, 6, 6, 8]),
  section('restaurant', 'veranda', 'Веранда у пруда', 21, [2, 2, 4, 4, 4, 6]),
  section('restaurant', 'banquet', 'Банкетный зал', 41, [10, 10, 10, 10, 12, 12]),
  section('lobby', 'lobby', 'Лобби', 61, [2, 2, 4]),
];

/** Grows when the menu or the rooms do. */
export const venueRevision = 1_795_000_000;
