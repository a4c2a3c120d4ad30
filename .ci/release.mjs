// Publishes the packages that have new versions: `pnpm release`. It refuses while nobody could find where they come from.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const names = ['domain', 'client', 'ui'];
const missing = names.flatMap((name) => {
  const manifest = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  return ['repository', 'homepage']
    .filter((field) => !manifest[field])
    .map((field) => `packages/${name}/package.json has no "${field}".`);
});
if (missing.length > 0) {
  process.stderr.write(`${missing.join('\n')}\nSet them before the first release.\n`);
  process.exit(1);
}
execFileSync('pnpm', ['exec', 'changeset', 'publish'], { stdio: 'inherit' });
