import { createHash } from 'node:crypto';

/** A UUID that is the same at every start, so that what refers to a thing keeps its meaning. */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(`iiko/${name}`).digest('hex');
  const variant = `8${hex.slice(17, 20)}`;
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    variant,
    hex.slice(20, 32),
  ].join('-');
}
