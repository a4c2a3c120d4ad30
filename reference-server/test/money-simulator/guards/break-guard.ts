import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { guards, type GuardedPlace, type GuardName } from './guards.ts';

const sources = fileURLToPath(new URL('../../../src/', import.meta.url));

/**
 * Breaks a guard in this process, for whatever is imported afterwards; the files stay as they are.
 *
 * @returns a check that every place of the guard was met
 * @throws Error on import, where a place does not stand in its file any more.
 */
export function breakGuard(name: GuardName): () => void {
  const unmet = new Set<GuardedPlace>(guards[name]);
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const places = [...unmet].filter(({ file }) => url.endsWith(file) && isSource(url, file));
      if (places.length === 0) return loaded;
      if (loaded.source === undefined) throw new Error(`${url} has no source.`);
      let source = Buffer.from(loaded.source as Buffer).toString();
      for (const place of places) {
        source = without(place, source);
        unmet.delete(place);
      }
      return { ...loaded, source };
    },
  });
  return () => {
    for (const { file } of unmet) throw new Error(`${file} was never imported.`);
  };
}

function isSource(url: string, file: string): boolean {
  return fileURLToPath(url) === `${sources}${file}`;
}

function without({ file, guarded, broken }: GuardedPlace, source: string): string {
  const pieces = source.split(guarded);
  if (pieces.length !== 2) throw new Error(`Not once in ${file}: ${guarded}`);
  return pieces.join(broken);
}
