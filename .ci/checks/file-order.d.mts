export function orderFiles<Entry>(
  entries: readonly Entry[],
  seed: string,
  fileOf: (entry: Entry) => string,
): Entry[];

export function numberOf(seed: string): number;
