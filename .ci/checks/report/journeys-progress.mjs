import path from 'node:path';
import { progressLine, progressLinesOf } from './progress.mjs';
import { root } from '../../run-process.mjs';

/** A Playwright reporter that tells `npm test` of each file as its last journey ends. */
export default class JourneysProgress {
  #files = new Map();
  #ended = 0;

  onBegin(_config, suite) {
    for (const test of suite.allTests()) {
      const file = this.#fileOf(test);
      file.left += 1;
      file.tests += 1;
    }
  }

  onTestEnd(test, result) {
    const file = this.#fileOf(test);
    file.left -= 1;
    file.seconds += result.duration / 1000;
    if (result.status !== test.expectedStatus) file.failed.push(test.title);
    if (file.left > 0) return;
    this.#ended += 1;
    console.log(progressLine({ ...file, ended: this.#ended, files: this.#files.size }));
  }

  /** What workers print is kept from the output, but for a hang that one of them tells of. */
  onStdOut(chunk) {
    for (const line of progressLinesOf(String(chunk))) console.log(line);
  }

  printsToStdio() {
    return true;
  }

  #fileOf(test) {
    const name = path.relative(root, test.location.file);
    if (!this.#files.has(name))
      this.#files.set(name, { file: name, left: 0, tests: 0, failed: [], seconds: 0 });
    return this.#files.get(name);
  }
}
