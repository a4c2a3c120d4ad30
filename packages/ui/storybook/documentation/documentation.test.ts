import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { russianUiTexts } from '../../src/texts/ui-texts.ts';
import { theme } from '../../src/theme/contract.css.ts';
import type { ComponentDocs } from './component-docs.ts';
import { readKitMetadata } from './kit-metadata.ts';

const source = path.join(import.meta.dirname, '../../src');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

const metadata = Object.entries(readKitMetadata());
const everyExport = new Set(metadata.flatMap(([, { exports }]) => exports));

function fileOf(folder: string, kind: 'docs.ts' | 'stories.tsx'): string {
  return `${folder}/${path.basename(folder)}.${kind}`;
}

const pages = import.meta.glob<{ docs: ComponentDocs }>(
  '../../src/{components,patterns}/*/*.docs.ts',
  { eager: true },
);

function docsOf(folder: string): ComponentDocs {
  const page = pages[`../../src/${fileOf(folder, 'docs.ts')}`];
  if (!page) throw new Error(`${folder} has no page: write ${fileOf(folder, 'docs.ts')}`);
  return page.docs;
}

describe.each(metadata)('the page of %s', (folder, { attributes: set }) => {
  it('stands beside its stories and says when to take it', () => {
    expect(existsSync(path.join(source, fileOf(folder, 'stories.tsx')))).toBe(true);
    expect(docsOf(folder).use).not.toHaveLength(0);
  });

  it('is found at the address that other pages lead to', () => {
    const [, title = ''] =
      /title: '(?:Components|Patterns)\/(\w+)'/.exec(read(fileOf(folder, 'stories.tsx'))) ?? [];
    expect(title.toLowerCase()).toBe(path.basename(folder).replaceAll('-', ''));
  });

  it('tells of exactly the data attributes that its code sets', () => {
    const { attributes = {} } = docsOf(folder);
    expect(Object.keys(attributes).sort()).toEqual([...set].sort());
  });

  it('leads to components that there are', () => {
    const { instead = [], madeOf } = docsOf(folder);
    const named = [...instead.map(({ take }) => take), ...(madeOf ? [madeOf] : [])];
    expect(named.filter((name) => !everyExport.has(name))).toEqual([]);
  });

  it('speaks of nothing that its code does not know', () => {
    const { use } = docsOf(folder);
    const mentioned = [...use.join(' ').matchAll(/`([a-z]\w+)/g)].map(([, name = '']) => name);
    const code = globSync('*.{ts,tsx}', { cwd: path.join(source, folder) })
      .filter((file) => !/\.(docs|test|stories)\./.test(file))
      .map((file) => read(`${folder}/${file}`))
      .join('\n');
    expect(mentioned.filter((name) => !code.includes(name))).toEqual([]);
  });

  it('has a table of keys when a story is worked by the keyboard', () => {
    const isWorkedByKeyboard = read(fileOf(folder, 'stories.tsx')).includes('ByKeyboard');
    const { keyboard = [] } = docsOf(folder);
    expect(keyboard.length > 0 || !isWorkedByKeyboard).toBe(true);
  });
});

it('brings no word that no component says', () => {
  const usedKeys = new Set(metadata.flatMap(([, { texts }]) => texts));
  expect(Object.keys(russianUiTexts).filter((key) => !usedKeys.has(key))).toEqual([]);
});

describe('the written pages', () => {
  const written = globSync('*.mdx', { cwd: path.join(source, '../docs') });
  const variables = new Set(
    Object.values(theme).flatMap((group) =>
      Object.values<string>(group).map((value) => value.slice('var('.length, -1)),
    ),
  );
  const inStyles = globSync('**/*.css.ts', { cwd: source }).map(read).join('\n');

  it.each(written)('%s names only variables that there are', (page) => {
    const text = readFileSync(path.join(source, '../docs', page), 'utf8');
    const named = [...text.matchAll(/--portal-[a-z]+(?:-[a-z]+)+/g)].map(([name]) => name);
    const unknown = named.filter((name) => !variables.has(name) && !inStyles.includes(name));
    expect(unknown).toEqual([]);
  });
});
