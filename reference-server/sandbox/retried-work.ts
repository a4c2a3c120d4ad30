/**
 * Work that timers and events begin again and again: its failure, as on a full disk, ends nothing, and is
 * reported once until it has succeeded.
 */
export function createRetriedWork(
  work: () => Promise<void>,
  report: (error: unknown) => void,
): () => Promise<void> {
  let isFailing = false;
  return async () => {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!isFailing) report(error);
      isFailing = true;
    }
  };
}
