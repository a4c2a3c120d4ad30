/**
 * Which item a key leads to: the arrows go round, Home and End to the ends, a letter to the next
 * label that begins with it. Nothing for any other key.
 *
 * @param from the item that has focus, -1 for none
 */
export function itemAfterKey(
  key: string,
  from: number,
  labels: readonly string[],
): number | undefined {
  const count = labels.length;
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return (Math.max(from, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return key.length === 1 && key !== ' ' ? nextStartingWith(key, from, labels) : undefined;
  }
}

function nextStartingWith(
  letter: string,
  from: number,
  labels: readonly string[],
): number | undefined {
  const count = labels.length;
  const order = Array.from({ length: count }, (_, step) => (from + 1 + step) % count);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(letter.toLowerCase()));
}
