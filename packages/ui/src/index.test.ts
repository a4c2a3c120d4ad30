import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const cwd = import.meta.dirname;

function namesIn(index: string): string[] {
  const handedOut = readFileSync(path.join(cwd, index), 'utf8').matchAll(
    /^export [^{]*\{([^}]*)\}/gm,
  );
  return [...handedOut]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^type /, ''))
    .filter(Boolean);
}

// What a face names and its folder does not export, TypeScript refuses.
it('hands out by one of its faces what each of its folders does', () => {
  const folders = globSync(['{components,patterns}/*/index.ts', '{texts,theme}/index.ts'], { cwd });
  expect(folders.length).toBeGreaterThan(50);
  const faces = [...namesIn('index.ts'), ...namesIn('portal/index.ts')];
  expect(new Set(faces).size).toBe(faces.length);
  // Spins within other components.
  const known = new Set([...faces, 'Spinner']);
  expect(folders.flatMap(namesIn).filter((name) => !known.has(name))).toEqual([]);
});
