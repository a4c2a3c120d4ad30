import type { Section } from './venue.ts';

const columns = 4;
const step = { x: 160, y: 140 };
const tableSize = { width: 100, height: 80 };
const margin = 60;

/** A section as iiko shows it, its tables in rows. @source protocols/iiko.md, section 7 */
export function presentSection(section: Section, revision: number, withSchema: boolean): object {
  const { id, terminalGroupId, name } = section;
  const tables = section.tables.map((table) => ({
    ...table,
    revision,
    isDeleted: false,
    posId: table.id,
  }));
  return {
    id,
    terminalGroupId,
    name,
    tables,
    ...(withSchema && { schema: schema(section, revision) }),
  };
}

function schema({ name, tables }: Section, revision: number): object {
  const rows = Math.ceil(tables.length / columns);
  const width = margin * 2 + columns * step.x;
  return {
    width,
    height: margin * 2 + rows * step.y,
    revision,
    isDeleted: false,
    markElements: [
      {
        text: name,
        font: { fontFamily: 'Arial', size: 18, fontStyle: 'Bold' },
        color: { a: 255, r: 38, g: 38, b: 38 },
        x: margin,
        y: 16,
        z: 1,
        angle: 0,
        width: width - margin * 2,
        height: 28,
      },
    ],
    tableElements: tables.map((table, index) => ({
      tableId: table.id,
      x: margin + (index % columns) * step.x,
      y: margin + Math.floor(index / columns) * step.y,
      z: 0,
      angle: 0,
      ...tableSize,
    })),
    rectangleElements: [],
    ellipseElements: [],
  };
}
