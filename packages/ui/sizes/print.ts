// Prints what the kit weighs: its parts against their ceilings and beside Mantine's, and every export
// against the committed table. `node sizes/print.ts --update` writes the table anew.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moduleOf } from '../comparison/mantine-subsets.ts';
import { ceilings } from './ceilings.ts';
import { exportedComponents, packageOf } from './exported-components.ts';
import { weigh, type Weight } from './weigh.ts';

/** An export may grow by so much before the table has to be looked at. */
const allowedGrowth = 1.05;
const allowedBytes = 150;

execFileSync('pnpm', ['--filter', '@portal/ui...', 'run', 'build'], { stdio: 'inherit' });

const tableFile = path.join(import.meta.dirname, 'table.json');
const isUpdate = process.argv.includes('--update');
const known = JSON.parse(readFileSync(tableFile, 'utf8')) as Record<string, Weight>;
const overCeilings: string[] = [];
const unlikeTable: string[] = [];

const comparison = path.join(import.meta.dirname, '../comparison');

for (const { name, module, scriptKilobytes, styleKilobytes, withLazy, mantine } of ceilings) {
  const weight = await weigh(module);
  const script = weight.script + (withLazy ? weight.lazyScript : 0);
  const mantines = mantine && (await weigh(moduleOf(mantine), comparison));
  const beside = mantines
    ? `; Mantine ${kilobytes(mantines.script)} +${kilobytes(mantines.style)}`
    : '';
  print(name, script, weight.style, ` of ${scriptKilobytes} + ${styleKilobytes ?? '–'}${beside}`);
  if (script > scriptKilobytes * 1000) overCeilings.push(`${name}: script over its ceiling`);
  if (styleKilobytes !== undefined && weight.style > styleKilobytes * 1000) {
    overCeilings.push(`${name}: style over its ceiling`);
  }
}

const measured: Record<string, Weight> = {};
for (const name of exportedComponents()) {
  const weight = await weigh(`export { ${name} } from '${packageOf(name)}';`);
  measured[name] = weight;
  print(name, weight.script + weight.lazyScript, weight.style, '');
  const before = known[name];
  if (!before) unlikeTable.push(`${name}: not in the table`);
  else if (hasGrown(before, weight)) unlikeTable.push(`${name}: heavier than in the table`);
}

if (isUpdate) writeFileSync(tableFile, `${JSON.stringify(measured, null, 2)}\n`);
complain(overCeilings, 'Lighten it.');
if (!isUpdate) complain(unlikeTable, 'Lighten it, or run with --update and say why.');

function complain(complaints: readonly string[], advice: string): void {
  if (complaints.length === 0) return;
  process.stderr.write(`${complaints.join('\n')}\n${advice}\n`);
  process.exitCode = 1;
}

function hasGrown(before: Weight, now: Weight): boolean {
  return (['script', 'lazyScript', 'style'] as const).some(
    (part) => now[part] > before[part] * allowedGrowth + allowedBytes,
  );
}

function print(name: string, script: number, style: number, note: string): void {
  process.stdout.write(`${name.padEnd(40)}${kilobytes(script)} +${kilobytes(style)} KB${note}\n`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
