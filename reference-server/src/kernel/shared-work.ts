/** Does the work, or joins it where the same is under way. */
export type SharedWork<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

/** Work that is done once for all who want the same at the same time. A failure is everybody's. */
export function createSharedWork<Result>(): SharedWork<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (key, work) => {
    const joined = underWay.get(key);
    if (joined) return joined;
    const doing = work().finally(() => underWay.delete(key));
    underWay.set(key, doing);
    return doing;
  };
}
