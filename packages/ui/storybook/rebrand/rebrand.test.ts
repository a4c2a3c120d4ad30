import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { theme } from '../../src/theme/contract.css.ts';

const variables = Object.values(theme).flatMap((group) => Object.values<string>(group));

it.each(globSync('*.css', { cwd: import.meta.dirname }))(
  '%s makes another hotel with at most a dozen variables, all of them the kit’s',
  (file) => {
    const styleSheet = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    const set = [...styleSheet.matchAll(/^ {2}(--[a-z-]+):/gm)].map(([, name]) => `var(${name})`);
    expect(set.length).toBeGreaterThan(0);
    expect(set.length).toBeLessThanOrEqual(12);
    expect(set.filter((name) => !variables.includes(name))).toEqual([]);
  },
);
