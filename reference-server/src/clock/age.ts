/**
 * Whether a moment lies no further back than that. One that lies ahead does not: a clock that was set back
 * makes everything stale, as nothing is known of its age.
 */
export function isWithin(milliseconds: number, since: Date | number): boolean {
  const age = Date.now() - since.valueOf();
  return age >= 0 && age < milliseconds;
}
