import path from 'node:path';
import { progressLine } from './progress.mjs';
import { root } from '../../run-process.mjs';

/** A Vitest reporter that tells `npm test` of each file as it ends. */
export default class VitestProgress {
  #files = 0;
  #ended = 0;

  onTestRunStart(specifications) {
    this.#files = specifications.length;
  }

  onTestModuleEnd(module) {
    this.#ended += 1;
    const tests = [...module.children.allTests()];
    const failed = tests
      .filter((test) => test.result().state === 'failed')
      .map((test) => test.fullName);
    if (failed.length === 0 && module.state() === 'failed') failed.push('could not be run');
    console.log(
      progressLine({
        ended: this.#ended,
        files: this.#files,
        file: path.relative(root, module.moduleId),
        tests: tests.length,
        failed,
        seconds: module.diagnostic().duration / 1000,
      }),
    );
  }
}
