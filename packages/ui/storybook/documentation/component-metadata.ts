import * as portalParts from '../../src/portal/index.ts';
import { englishUiTexts, russianUiTexts, type UiTexts } from '../../src/texts/index.ts';
import { attributesOf, folderOf, weights, type DocumentedFolder } from './documented-folders.ts';

/** How to import it, when to take it and when another. In Markdown. */
export function componentUse({ exports, docs }: DocumentedFolder): string {
  return [
    `\`\`\`tsx\nimport { ${exports.join(', ')} } from '${packageOf(exports)}';\n\`\`\``,
    exports.flatMap((name) => weightOf(name)).join(' '),
    '## When',
    ...docs.use.map((sentence) => `- ${sentence}`),
    ...(docs.instead
      ? ['', '| To | Take |', '| --- | --- |', ...docs.instead.map(alternativeRow)]
      : []),
  ].join('\n');
}

/** Keys, data attributes, variables and words. In Markdown. */
export function componentMetadata(documented: DocumentedFolder): string {
  const { docs, variables } = documented;
  const texts = documented.texts.filter((key): key is PlainTextKey => key in russianUiTexts);
  return [
    ...table('Keyboard', ['Keys', 'What they do'], docs.keyboard ?? []),
    ...table(
      'Data attributes',
      ['Attribute', 'What it says'],
      Object.entries(attributesOf(documented)).map(([name, meaning]) => [`\`${name}\``, meaning]),
    ),
    ...table('CSS variables it reads', ['Of', 'Variables'], byGroup(variables)),
    ...table(
      'Words it brings',
      ['Key of UiTexts', 'Russian', 'English'],
      texts.map((key) => [`\`${key}\``, sample(russianUiTexts[key]), sample(englishUiTexts[key])]),
    ),
    ...(texts.length > 0
      ? [
          '',
          'To say them otherwise, give `UiTextsProvider` a catalogue:',
          '',
          `\`\`\`tsx\n<UiTextsProvider texts={{ ...russianUiTexts, ${texts[0] ?? ''}: … }}>\n\`\`\``,
        ]
      : []),
  ].join('\n');
}

/** What needs the domain stands apart. */
function packageOf([name = '']: readonly string[]): string {
  return name in portalParts ? '@portal/ui/portal' : '@portal/ui';
}

function alternativeRow({ take, to }: { take: string; to: string }): string {
  const target = folderOf(take);
  return `| ${to} | ${target ? `[${take}](${addressOf(target)})` : take} |`;
}

/** Storybook makes it of the title, which is the folder's name in another writing. */
function addressOf({ folder }: DocumentedFolder): string {
  const [group = '', kebab = ''] = folder.split('/');
  return `?path=/docs/${group}-${kebab.replaceAll('-', '')}--docs`;
}

function weightOf(name: string): string[] {
  const weight = weights[name];
  if (!weight) return [];
  return [`${name}: ${kilobytes(weight.script)} of script, ${kilobytes(weight.style)} of style.`];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return ['', `## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)];
}

/** One row for all colours, one for all spaces, and so on. */
function byGroup(variables: readonly string[]): string[][] {
  const groups = Map.groupBy(variables, (name) => name.split('-')[3]);
  return [...groups].map(([group = '', names]) => [
    group,
    names.map((name) => `\`${name}\``).join(' '),
  ]);
}

/** A key that every catalogue has. */
type PlainTextKey = Exclude<keyof UiTexts, 'phone'>;

/** A text with gaps is shown with its gaps. */
function sample(text: UiTexts[PlainTextKey]): string {
  return typeof text === 'function' ? String(Reflect.apply(text, undefined, ['…', '…'])) : text;
}
