import { Failure } from '../failure.mjs';

/**
 * What `npm test` was asked for.
 *
 * @typedef {object} Request
 * @property {string[]} words what the tests to run are named after; none for everything
 * @property {boolean} help
 * @property {boolean} watch
 * @property {boolean} services the server's tests, on this machine's PostgreSQL and Redis
 * @property {boolean} packagedBrowser the browser of the npm package, though another is installed
 * @property {boolean} noSecondChance a test file that failed is not run once more
 * @property {string} [seed] draws the order of files and the inputs of property tests
 */

const flags = {
  '--help': 'help',
  '-h': 'help',
  '--watch': 'watch',
  '--services': 'services',
  '--packaged-browser': 'packagedBrowser',
  '--no-second-chance': 'noSecondChance',
};

/**
 * @param {string[]} given what stands after `npm test --`
 * @returns {Request}
 * @throws {Failure} for a flag there is none of, and for two that do not go together
 */
export function parseArguments(given) {
  const request = {
    words: [],
    help: false,
    watch: false,
    services: false,
    packagedBrowser: false,
    noSecondChance: false,
  };
  const rest = [...given];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('-')) request.words.push(word);
    else if (word === '--seed') {
      request.seed = rest.shift();
      if (!request.seed) throw refusal('--seed needs the seed: npm test -- --seed 7d1f');
    } else if (Object.hasOwn(flags, word)) request[flags[word]] = true;
    else throw refusal(`There is no flag ${word}.`);
  }
  if (request.help) return request;
  if (request.watch && request.words.length === 0)
    throw refusal('--watch needs a word that says what to watch: npm test -- --watch orders');
  if (request.watch && request.services)
    throw refusal('--watch and --services do not go together.');
  return request;
}

/** Nothing was run: what was asked for is not there. */
export function refusal(sentence) {
  return new Failure(`${sentence} What there is: npm test -- --help`, 2);
}

export const help = `npm test                        every check there is
npm test -- orders              the tests whose path, package or check has the word in it
npm test -- orders board        those that have both words
npm test -- server              one check: typecheck, lint, arrows, unused, format, unit, server, stories, journeys
npm test -- path/to/a.test.ts   one file, or several
npm test -- --watch orders      the same again and again, as files change (all but journeys)
npm test -- --services          the server's tests that reach a database, on the PostgreSQL and Redis
                                that DATABASE_URL and REDIS_URL name, or that answer on this machine
npm test -- --packaged-browser  with the browser of the npm package, though another is installed
npm test -- --seed 7d1f         in the order, and with the inputs of property tests, that this seed draws;
                                without it the tree of the last commit is the seed
npm test -- --no-second-chance  without running a test file that failed once more by itself

Each check's whole output is kept in test-results. The last line says how many passed and failed;
the exit code is 0 when all passed, 1 when something failed, 2 when nothing could be run.`;
