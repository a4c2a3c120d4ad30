/** `rgb(86, 117, 75)` as `#56754b`, the only spelling the payment form takes. */
export function hexColour(rgb: string): string {
  const channels = rgb.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
