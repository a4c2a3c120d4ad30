import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  attributesIn,
  componentsIn,
  exportsIn,
  stylesOf,
  textsIn,
  variablesIn,
  type Sources,
} from './read-source.ts';

/** What the code of a component says about it. */
export interface ComponentMetadata {
  /** What can be imported from its folder. */
  exports: readonly string[];
  /** Names that stand in `data-component`. */
  components: readonly string[];
  attributes: readonly string[];
  variables: readonly string[];
  /** Keys of the kit's own words. */
  texts: readonly string[];
}

const source = path.join(import.meta.dirname, '../../src');

/** Reads every exported component's folder; keys are like `components/button`. */
export function readKitMetadata(): Readonly<Record<string, ComponentMetadata>> {
  const sources: Sources = Object.fromEntries(
    globSync('{components,patterns}/*/*.{ts,tsx}', { cwd: source })
      .filter((file) => !/\.(test|stories|docs)\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(path.join(source, file), 'utf8')]),
  );
  const kit = ['index.ts', 'portal/index.ts']
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n');
  const folders = [...kit.matchAll(/'\.{1,2}\/((?:components|patterns)\/[^/]+)\/index\.ts'/g)];
  return Object.fromEntries(
    folders.map(([, folder = '']) => [folder, metadataOf(folder, sources)] as const),
  );
}

function metadataOf(folder: string, sources: Sources): ComponentMetadata {
  const code = Object.entries(sources)
    .filter(([file]) => file.startsWith(`${folder}/`) && file.endsWith('.tsx'))
    .map(([, text]) => text)
    .join('\n');
  return {
    exports: exportsIn(sources[`${folder}/index.ts`] ?? ''),
    components: componentsIn(code),
    attributes: attributesIn(code),
    variables: variablesIn(stylesOf(folder, sources)),
    texts: textsIn(code),
  };
}
