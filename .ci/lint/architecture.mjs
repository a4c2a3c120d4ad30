// `pnpm architecture`: what the sources look like from above, to be compared before and after a change.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importersOfFiles } from '../checks/since/changes.mjs';
import { root } from '../run-process.mjs';
import { refusedNames } from './refused-words.mjs';

const isTest = (file) =>
  /\.(test|spec|stories|test-d)\.\w+$|^reference-app\/e2e\/|^reference-server\/(test|bench)\/|\/testing\//.test(
    file,
  );

/** A file of so many lines that one other imports could stand there. */
const smallLines = 50;
const maxFilesInFolder = 12;

/** What is written in TypeScript or JavaScript, by path from the root. */
export function sourceFiles() {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 };
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], options);
  return listed
    .split('\n')
    .filter((file) => /\.(ts|tsx|mts|mjs|js)$/.test(file) && existsSync(path.join(root, file)));
}

/** Figures by what they are of. */
async function measureArchitecture() {
  const files = sourceFiles();
  const code = files.filter((file) => !isTest(file));
  const lines = new Map(
    code.map((file) => [file, readFileSync(path.join(root, file), 'utf8').split('\n').length - 1]),
  );
  const importers = await importersOfFiles();
  const importersInCode = (file) =>
    [...(importers.get(file) ?? [])].filter((each) => lines.has(each));
  const smallIn = (folder) =>
    code.filter(
      (file) =>
        file.startsWith(folder) &&
        lines.get(file) <= smallLines &&
        importersInCode(file).length === 1,
    ).length;
  const refused = Map.groupBy(refusedNames(files), ({ word }) => word);
  return {
    Files: files.length,
    'Files without tests': code.length,
    'Lines without tests': [...lines.values()].reduce((sum, count) => sum + count, 0),
    [`Server: files of ${smallLines} lines at most with one importer`]:
      smallIn('reference-server/src/'),
    [`App: files of ${smallLines} lines at most with one importer`]: smallIn('reference-app/src/'),
    [`Folders with more than ${maxFilesInFolder} files`]: [
      ...Map.groupBy(code, path.posix.dirname).values(),
    ].filter((inFolder) => inFolder.length > maxFilesInFolder).length,
    'Pairs of folders that import each other': folderCycles(code, importersInCode),
    'Refused words': [...refused].map(([word, names]) => `${word} ${names.length}`).join(', ') || 0,
  };
}

/** A folder and one inside it are one thing. */
function folderCycles(code, importersOf) {
  const arrows = new Set();
  for (const file of code) {
    const to = path.posix.dirname(file);
    for (const importer of importersOf(file)) {
      const from = path.posix.dirname(importer);
      if (!`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`))
        arrows.add(`${from} ${to}`);
    }
  }
  return [...arrows].filter((arrow) => {
    const back = arrow.split(' ').toReversed().join(' ');
    return arrow < back && arrows.has(back);
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  for (const [of, figure] of Object.entries(await measureArchitecture()))
    console.log(
      `${of}: ${Array.isArray(figure) ? [figure.length, ...figure].join('\n  ') : figure}`,
    );
}
