/** The number that is typed; null where nothing is, and `NaN` where it is something else. */
export function countOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}
