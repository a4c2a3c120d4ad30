const mark = '@@progress ';

/**
 * A test file that has ended.
 *
 * @typedef {object} EndedFile
 * @property {string} file from the repository's root
 * @property {number} ended how many files of its check have ended, this one included
 * @property {number} files how many there are
 * @property {number} tests
 * @property {string[]} failed names of the tests that failed
 * @property {number} seconds
 */

/**
 * A test file that took longer than it may, for which its process was ended.
 *
 * @typedef {object} HungFile
 * @property {string} file from the repository's root
 * @property {string} [test] the one that was running; none between tests, in hooks of the whole file
 * @property {number} seconds how long it may take
 * @property {string[]} waits what waited for what in the databases it had open
 */

/**
 * What a reporter prints for `npm test` to read.
 *
 * @param {EndedFile} endedFile
 */
export function progressLine(endedFile) {
  return `${mark}${JSON.stringify(endedFile)}`;
}

/**
 * What is printed of a hang.
 *
 * @param {HungFile} hungFile
 */
export function hangLine(hungFile) {
  return `${mark}${JSON.stringify({ hungFile })}`;
}

/**
 * The lines of a piece of output that tell of progress, for who passes them on.
 *
 * @param {string} piece
 */
export function progressLinesOf(piece) {
  return piece.split('\n').filter((line) => line.includes(mark));
}

/**
 * Tells a check's progress from its output, which arrives in pieces that end anywhere.
 *
 * @param {(endedFile: EndedFile) => void} onEnded
 * @param {(hungFile: HungFile) => void} onHang
 * @returns {(piece: string) => string} takes a piece, gives back the whole lines that are no progress
 */
export function readProgress(onEnded, onHang) {
  let rest = '';
  return (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop();
    return lines
      .filter((line) => {
        const at = line.indexOf(mark);
        if (at === -1) return true;
        const progress = JSON.parse(line.slice(at + mark.length));
        if (progress.hungFile) onHang(progress.hungFile);
        else onEnded(progress);
        return false;
      })
      .map((line) => `${line}\n`)
      .join('');
  };
}

/**
 * What a person reads of it: `server 12/190 ✓ place-order.test.ts, 14 tests, 2.1 s`.
 *
 * @param {string} check
 * @param {EndedFile} endedFile
 */
export function shownProgress(check, { ended, files, file, tests, failed, seconds }) {
  const count = `${check} ${String(ended).padStart(String(files).length)}/${files}`;
  const size = `${tests} ${tests === 1 ? 'test' : 'tests'}, ${seconds.toFixed(1)} s`;
  const line = `  ${count} ${failed.length > 0 ? '✗' : '✓'} ${file}, ${size}`;
  return [line, ...failed.map((name) => `      ✗ ${name}`)].join('\n');
}

/**
 * What a person reads of a hang, a line for each thing that waited.
 *
 * @param {string} check
 * @param {HungFile} hungFile
 */
export function shownHang(check, { file, test, seconds, waits }) {
  const where = test ? `in the test: ${test}` : 'outside of its tests';
  return [
    `  ${check} ✗ ${file} hung and was ended after ${shownDuration(seconds)}, ${where}`,
    ...waits.map((line) => `      ${line}`),
  ].join('\n');
}

/**
 * @param {number} seconds
 * @returns {string} `8.4 s` or `2 min 05 s`
 */
export function shownDuration(seconds) {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
