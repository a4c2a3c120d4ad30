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
 * What a reporter prints for `npm test` to read.
 *
 * @param {EndedFile} endedFile
 */
export function progressLine(endedFile) {
  return `${mark}${JSON.stringify(endedFile)}`;
}

/**
 * Tells a check's progress from its output, which arrives in pieces that end anywhere.
 *
 * @param {(endedFile: EndedFile) => void} onEnded
 * @returns {(piece: string) => string} takes a piece, gives back the whole lines that are no progress
 */
export function readProgress(onEnded) {
  let rest = '';
  return (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop();
    return lines
      .filter((line) => {
        const at = line.indexOf(mark);
        if (at === -1) return true;
        onEnded(JSON.parse(line.slice(at + mark.length)));
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
 * @param {number} seconds
 * @returns {string} `8.4 s` or `2 min 05 s`
 */
export function shownDuration(seconds) {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
