/**
 * Runs work in its order, as much side by side as there are cores for it: what needs more than there are runs
 * alone.
 *
 * @template Result
 * @param {{ cores: number, run: () => Promise<Result> }[]} work
 * @param {number} cores
 * @returns {Promise<Result[]>} in the order of the work
 */
export async function onCores(work, cores) {
  const results = new Array(work.length);
  const running = new Set();
  let taken = 0;
  for (const [index, { cores: needed, run }] of work.entries()) {
    while (taken > 0 && taken + needed > cores) await Promise.race(running);
    taken += needed;
    const ended = run().then((result) => {
      results[index] = result;
      taken -= needed;
      running.delete(ended);
    });
    running.add(ended);
  }
  await Promise.all(running);
  return results;
}
