/** A place of the demo hotel that an order can be brought to. */
export interface DemoRoom {
  readonly name: string;
  readonly sortPriority: number;
}

const numbered = (
  prefix: string,
  sortPriority: number,
  ofRooms: readonly number[],
): readonly DemoRoom[] => ofRooms.map((number) => ({ name: `${prefix} ${number}`, sortPriority }));

/** The main building first, then the cottages, the houses on the shore and the places in the park. */
export const demoRooms: readonly DemoRoom[] = [
  ...numbered('Номер', 40, [101, 102, 103, 104, 105, 106]),
  ...numbered('Номер', 40, [201, 202, 203, 204, 205, 206]),
  ...numbered('Номер', 40, [301, 302, 303, 304]),
  ...numbered('Сосновый коттедж', 30, [1, 2, 3, 4, 5, 6]),
  ...numbered('Дом у озера', 20, [1, 2, 3, 4, 5]),
  { name: 'Банный дом', sortPriority: 10 },
  { name: 'Беседка у пирса', sortPriority: 10 },
  { name: 'Лобби главного корпуса', sortPriority: 0 },
];
