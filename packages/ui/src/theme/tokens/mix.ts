/** `percent` of `color` laid over `base`, left to the browser so that an override carries through. */
export function mix(color: string, percent: number, base: string): string {
  return `color-mix(in oklab, ${color} ${percent}%, ${base})`;
}
