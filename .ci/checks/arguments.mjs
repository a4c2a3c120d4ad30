// Not by name, as a start may find a Node that has no parseArgs yet.
import util from 'node:util';
import { ActionableError } from '../actionable-error.mjs';

/**
 * What `npm test` was asked for.
 *
 * @typedef {object} Request
 * @property {string[]} words what the tests to run are named after; none for everything
 * @property {boolean} help
 * @property {boolean} watch
 * @property {boolean} services the server's tests, on this machine's PostgreSQL and Redis
 * @property {boolean} noSecondChance a test file that failed is not run once more
 * @property {string} [since] the revision whose differences say what to run
 * @property {string} [seed] draws the order of files and the inputs of property tests
 */

const options = {
  help: { type: 'boolean', short: 'h', default: false },
  watch: { type: 'boolean', default: false },
  services: { type: 'boolean', default: false },
  'no-second-chance': { type: 'boolean', default: false },
  seed: { type: 'string' },
  since: { type: 'string' },
};

/**
 * @param {string[]} given what stands after `npm test --`
 * @returns {Request}
 * @throws {ActionableError} for a flag there is none of, and for two that do not go together
 */
export function parseArguments(args) {
  const { values, words } = parse(args.map(withRevision));
  const { help, watch, services, seed, since, 'no-second-chance': noSecondChance } = values;
  const request = { words, help, watch, services, noSecondChance };
  if (help) return request;
  if (seed === '') throw refusal(needsSeed);
  if (since !== undefined) {
    if (words.length > 0)
      throw refusal('--since finds by itself what to run, so it takes no words.');
    if (watch || services)
      throw refusal(`--since and ${watch ? '--watch' : '--services'} do not go together.`);
  }
  if (watch && words.length === 0)
    throw refusal('--watch needs a word that says what to watch: npm test -- --watch orders');
  if (watch && services) throw refusal('--watch and --services do not go together.');
  return { ...request, ...(seed && { seed }), ...(since && { since }) };
}

const needsSeed = '--seed needs the seed: npm test -- --seed 7d1f';

/** A revision need not be named: it is the last commit. */
function withRevision(word, index, args) {
  const next = args[index + 1];
  return word === '--since' && (!next || next.startsWith('-')) ? '--since=HEAD' : word;
}

function parse(args) {
  try {
    const { values, positionals } = util.parseArgs({ args, options, allowPositionals: true });
    return { values, words: positionals };
  } catch ({ code, message }) {
    const [, flag] = /'(-[^' ]*)/.exec(message);
    if (flag === '--seed') throw refusal(needsSeed);
    throw refusal(
      code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? `There is no flag ${flag}.` : `${message}.`,
    );
  }
}

/** Nothing was run: what was asked for is not there. */
export function refusal(sentence) {
  return new ActionableError(`${sentence} What there is: npm test -- --help`, 2);
}

export const help = `npm test                        every check there is
npm test -- orders              the tests whose path, package or check has the word in it
npm test -- orders board        those that have both words
npm test -- server              one check: typecheck, lint, arrows, unused, format, unit, server, stories, journeys
npm test -- path/to/a.test.ts   one file, or several
npm test -- --since             what the changes since the last commit can have touched, or since another
                                revision (--since main): while a change is made, not before it is handed over
npm test -- --watch orders      the same again and again, as files change (all but journeys)
npm test -- --services          the server's tests that reach a database, on the PostgreSQL and Redis
                                that DATABASE_URL and REDIS_URL name, or that answer on this machine
npm test -- --seed 7d1f         in the order, and with the inputs of property tests, that this seed draws;
                                without it the tree of the last commit is the seed
npm test -- --no-second-chance  without running a test file that failed once more by itself

Each check's whole output is kept in test-results. The last line says how many passed and failed;
the exit code is 0 when all passed, 1 when something failed, 2 when nothing could be run.`;
