/** Puts the caller's class after the kit's own. */
export function joinClasses(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
