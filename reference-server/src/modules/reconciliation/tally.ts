/** How many there are, and their sums on both sides. */
export interface Compared {
  count: number;
  /** The same on both sides before anything was adopted. */
  agreed: number;
  theirsKopecks: number;
  oursKopecks: number;
}

/** What a comparison comes to. */
export interface Tally {
  readonly payments: Compared;
  readonly refunds: Compared;
  foreign: number;
  adopted: number;
  found: number;
}

/** A tally before anything was compared. */
export function emptyTally(): Tally {
  const none = () => ({ count: 0, agreed: 0, theirsKopecks: 0, oursKopecks: 0 });
  return { payments: none(), refunds: none(), foreign: 0, adopted: 0, found: 0 };
}

/** Adds a payment or refund of so many kopecks on either side. */
export function count(of: Compared, theirs: number, ours: number, isSame: boolean): void {
  of.count += 1;
  of.agreed += isSame ? 1 : 0;
  of.theirsKopecks += theirs;
  of.oursKopecks += ours;
}
