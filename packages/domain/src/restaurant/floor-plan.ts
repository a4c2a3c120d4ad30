import * as z from 'zod';
import { isSameIikoId } from './iiko-id.ts';
import type { RestaurantSection } from './restaurant-schema.ts';

/** Where something stands on a plan, in the plan's own units, from its upper left corner. */
const placeSchema = z.looseObject({
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
  /** Degrees, clockwise. */
  angle: z.number().catch(0),
});

const schemaSchema = z.looseObject({
  width: z.number().positive(),
  height: z.number().positive(),
  isDeleted: z.boolean().nullish(),
  tableElements: z.array(placeSchema.extend({ tableId: z.string() })),
  rectangleElements: z.array(placeSchema).catch([]),
  ellipseElements: z.array(placeSchema).catch([]),
});

/** Where something stands on a plan, in the plan's own units, from its upper left corner. */
export interface PlanPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise. */
  readonly angle: number;
}

/** A room of the restaurant from above. */
export interface FloorPlan {
  readonly width: number;
  readonly height: number;
  readonly tables: readonly (PlanPlace & { readonly tableId: string })[];
  /** Walls, columns, a bar: what stands in the room and is no table. */
  readonly rectangles: readonly PlanPlace[];
  readonly ellipses: readonly PlanPlace[];
}

/**
 * The plan of a section; null where the restaurant has drawn none, or one that shows no table.
 * @source iiko Cloud API, reserve sections, `schema`
 */
export function readFloorPlan(section: RestaurantSection): FloorPlan | null {
  const read = schemaSchema.safeParse(section.schema).data;
  if (!read || read.isDeleted) return null;
  const tables = read.tableElements.filter(({ tableId }) =>
    section.tables.some(({ id }) => isSameIikoId(id, tableId)),
  );
  if (tables.length === 0) return null;
  return {
    width: read.width,
    height: read.height,
    tables: tables.map((table) => ({ ...placeOf(table), tableId: table.tableId })),
    rectangles: read.rectangleElements.map(placeOf),
    ellipses: read.ellipseElements.map(placeOf),
  };
}

function placeOf({ x, y, width, height, angle }: z.output<typeof placeSchema>): PlanPlace {
  return { x, y, width, height, angle };
}
