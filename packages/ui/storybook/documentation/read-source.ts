import { theme } from '../../src/theme/contract.css.ts';

/** Sources of a folder by their path. */
export type Sources = Readonly<Record<string, string>>;

const groups = Object.keys(theme) as (keyof typeof theme)[];

/** Names of the components that some code draws, as they stand in `data-component`. */
export function componentsIn(code: string): string[] {
  return unique(found(code, /data-component="(\w+)"/g));
}

/** Data attributes that some code sets, without `data-component`, which all have. */
export function attributesIn(code: string): string[] {
  return unique(found(code, /\s(data-[a-z-]+)(?=[=\s>])/g)).filter(
    (name) => name !== 'data-component',
  );
}

/** Keys of the kit's own words that some code says. */
export function textsIn(code: string): string[] {
  return /\b(useUiTexts\(|UiTextsContext\))/.test(code)
    ? unique(found(code, /\btexts\.(\w+)/g))
    : [];
}

/** The kit's CSS variables that a style sheet's source reads, in the order of the theme. */
export function variablesIn(styles: string): string[] {
  const own = groups.flatMap((group) =>
    Object.entries<string>(theme[group])
      .filter(([name]) => new RegExp(`\\b${group}\\.${name}\\b`).test(styles))
      .map(([, value]) => value.slice('var('.length, -1)),
  );
  return unique([...own, ...found(styles, /(--portal-[a-z-]+)/g)]);
}

/** What an `index.ts` hands out to be drawn or called. */
export function exportsIn(index: string): string[] {
  return unique(found(index, /export \{([^}]*)\}/g))
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** The style sources of a folder, and those that it takes from other folders. */
export function stylesOf(folder: string, sources: Sources): string {
  const seen = new Set<string>();
  const waiting = Object.keys(sources).filter((file) => file.startsWith(`${folder}/`));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const code = sources[file];
    if (seen.has(file) || code === undefined) continue;
    seen.add(file);
    for (const target of found(code, /from '(\.[^']*\.css\.ts)'/g)) {
      waiting.push(joined(file, target));
    }
  }
  return [...seen]
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => sources[file])
    .join('\n');
}

function joined(file: string, target: string): string {
  return new URL(target, new URL(file, 'file:///')).pathname.slice(1);
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
