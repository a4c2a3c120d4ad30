import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '../src');

const portalParts = new Set(namesIn(readFileSync(path.join(source, 'portal/index.ts'), 'utf8')));

/** The names of the kit's components and functions, as its folders export them. */
export function exportedComponents(): string[] {
  return ['components', 'patterns']
    .flatMap((group) =>
      readdirSync(path.join(source, group)).map((name) => path.join(group, name, 'index.ts')),
    )
    .filter((file) => !file.includes('spinner'))
    .flatMap((file) => namesIn(readFileSync(path.join(source, file), 'utf8')))
    .toSorted();
}

/** The package that a part is imported from: what needs the domain stands apart. */
export function packageOf(name: string): string {
  return portalParts.has(name) ? '@portal/ui/portal' : '@portal/ui';
}

function namesIn(index: string): string[] {
  return [...index.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}
