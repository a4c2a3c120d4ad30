import { expect, test } from 'vitest';
import '../../styles.css.ts';
import { contrastOf } from '../../testing/contrast.ts';
import { theme } from '../contract.css.ts';

const { color } = theme;
const grounds = ['paper', 'surface', 'raised', 'sunken'] as const;
const inks = ['ink', 'inkMuted', 'accentInk', 'dangerInk'] as const;

const written: readonly (readonly [string, string])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'dangerFill'],
  ['accentInk', 'accentSoft'],
  ['ink', 'accentSoft'],
  ['paper', 'ink'],
];

const seen: readonly (readonly [string, string])[] = grounds.flatMap((ground) => [
  ['controlLine', ground] as const,
  ['focus', ground] as const,
]);

const both = (['light', 'dark'] as const).flatMap((name) => [
  ...written.map((pair) => [name, ...pair, 4.5] as const),
  ...seen.map((pair) => [name, ...pair, 3] as const),
]);

test.each(both)('%s: %s on %s has at least %f to 1', (name, front, back, least) => {
  document.documentElement.dataset.portalTheme = name;
  const variables: Readonly<Record<string, string>> = color;
  expect(contrastOf(variables[front]!, variables[back]!)).toBeGreaterThanOrEqual(least);
});
