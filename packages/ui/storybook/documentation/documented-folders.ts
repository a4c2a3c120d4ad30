import sizes from '../../sizes/table.json';
import type { ComponentDocs } from './component-docs.ts';
import type { ComponentMetadata } from './kit-metadata.ts';

/** Read from the kit's code when the Storybook is built; see `main.ts`. */
declare const KIT_METADATA: Readonly<Record<string, ComponentMetadata>>;

const docsModules = import.meta.glob<{ docs: ComponentDocs }>(
  '../../src/{components,patterns}/*/*.docs.ts',
  { eager: true },
);

export interface DocumentedFolder extends ComponentMetadata {
  /** `components/button` */
  folder: string;
  docs: ComponentDocs;
}

/** Every documented component with what its own code says about it. */
const documentedFolders: readonly DocumentedFolder[] = Object.entries(docsModules).flatMap(
  ([file, { docs }]) => {
    const folder = file.replace(/^.*\/src\//, '').replace(/\/[^/]*$/, '');
    const metadata = KIT_METADATA[folder];
    return metadata ? [{ folder, docs, ...metadata }] : [];
  },
);

/** The folder that exports or draws something of this name. */
export function folderOf(name: string): DocumentedFolder | undefined {
  return documentedFolders.find(
    ({ exports, components }) => exports.includes(name) || components.includes(name),
  );
}

/** The folder whose page has this title, such as `Components/BottomTabs`. */
export function folderTitled(title: string): DocumentedFolder | undefined {
  const address = title.toLowerCase();
  return documentedFolders.find(({ folder }) => folder.replaceAll('-', '') === address);
}

/** What the data attributes of a component say, and those of what it is made of. */
export function attributesOf({ docs }: DocumentedFolder): Readonly<Record<string, string>> {
  const base = docs.madeOf === undefined ? undefined : folderOf(docs.madeOf);
  return { ...(base && attributesOf(base)), ...docs.attributes };
}

/** What an export weighs, in bytes as they travel. */
export const weights: Readonly<Record<string, { script: number; style: number }>> = sizes;
