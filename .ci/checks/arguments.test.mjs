import { expect, test } from 'vitest';
import { help, parseArguments } from './arguments.mjs';

const nothing = {
  words: [],
  help: false,
  watch: false,
  services: false,
  noSecondChance: false,
};

test('runs everything when nothing is named', () => {
  expect(parseArguments([])).toEqual(nothing);
});

test.each([
  [['orders', 'board'], { words: ['orders', 'board'] }],
  [['--watch', 'orders'], { words: ['orders'], watch: true }],
  [['orders', '--watch'], { words: ['orders'], watch: true }],
  [['--services', '--no-second-chance'], { services: true, noSecondChance: true }],
  [['--seed', '7d1f', 'orders'], { words: ['orders'], seed: '7d1f' }],
  [['--no-second-chance'], { noSecondChance: true }],
  [['--since'], { since: 'HEAD' }],
  [['--since', '--no-second-chance'], { since: 'HEAD', noSecondChance: true }],
  [['--since', 'main', '--seed', '7d1f'], { since: 'main', seed: '7d1f' }],
  [['--help'], { help: true }],
  [['-h', '--watch'], { help: true, watch: true }],
])('understands %j', (args, meant) => {
  expect(parseArguments(args)).toEqual({ ...nothing, ...meant });
});

test.each([
  [['--wacth', 'orders'], /no flag --wacth/],
  [['--watch'], /--watch needs a word/],
  [['--seed'], /--seed needs the seed/],
  [['--seed', '--watch'], /--seed needs the seed/],
  [['--watch=often', 'orders'], /'--watch' does not take an argument/],
  [['--since', 'main', 'orders'], /--since .* takes no words/],
  [['orders', '--since'], /--since .* takes no words/],
  [['--since', '--services'], /--since and --services do not go together/],
  [['--since', '--watch'], /--since and --watch do not go together/],
  [['--watch', 'orders', '--services'], /do not go together/],
  [['--toString'], /no flag --toString/],
])('refuses %j, says why and where to read on', (args, sentence) => {
  expect(() => parseArguments(args)).toThrow(sentence);
  expect(() => parseArguments(args)).toThrow('npm test -- --help');
  expect(() => parseArguments(args)).toThrow(expect.objectContaining({ exitCode: 2 }));
});

test('help tells of every flag', () => {
  for (const flag of ['--watch', '--services', '--seed', '--since', '--no-second-chance'])
    expect(help).toContain(flag);
});
