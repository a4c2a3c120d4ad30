/**
 * Runs work on so many lanes: whichever lane is free takes the next, so give what takes longest
 * first, and no lane stands idle while another still has a queue behind it.
 *
 * @template Result
 * @param {(() => Promise<Result>)[]} work
 * @param {number} lanes
 * @returns {Promise<Result[]>} in the order of the work
 */
export async function onLanes(work, lanes) {
  const results = new Array(work.length);
  const queue = work.entries();
  const lane = async () => {
    // One iterator for all lanes: what one takes, no other sees.
    for (const [index, run] of queue) results[index] = await run();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
