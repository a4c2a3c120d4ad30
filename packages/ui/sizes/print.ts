// Prints what the kit weighs: its parts against their ceilings, and every export against the
// committed table. `node sizes/print.ts --update` writes the table anew.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ceilings } from './ceilings.ts';
import { exportedComponents } from './exported-components.ts';
import { weigh, type Weight } from './weigh.ts';

/** An export may grow by so much before the table has to be looked at. */
const allowedGrowth = 1.05;
const allowedBytes = 150;

const tableFile = path.join(import.meta.dirname, 'table.json');
const isUpdate = process.argv.includes('--update');
const known = JSON.parse(readFileSync(tableFile, 'utf8')) as Record<string, Weight>;
const complaints: string[] = [];

for (const { name, module, scriptKilobytes, styleKilobytes, withLazy } of ceilings) {
  const weight = await weigh(module);
  const script = weight.script + (withLazy ? weight.lazyScript : 0);
  print(name, script, weight.style, ` of ${scriptKilobytes} + ${styleKilobytes ?? '–'}`);
  if (script > scriptKilobytes * 1000) complaints.push(`${name}: script over its ceiling`);
  if (styleKilobytes !== undefined && weight.style > styleKilobytes * 1000) {
    complaints.push(`${name}: style over its ceiling`);
  }
}

const measured: Record<string, Weight> = {};
for (const name of exportedComponents()) {
  const weight = await weigh(`export { ${name} } from '@portal/ui';`);
  measured[name] = weight;
  print(name, weight.script + weight.lazyScript, weight.style, '');
  const before = known[name];
  if (!before) complaints.push(`${name}: not in the table`);
  else if (hasGrown(before, weight)) complaints.push(`${name}: heavier than in the table`);
}

if (isUpdate) writeFileSync(tableFile, `${JSON.stringify(measured, null, 2)}\n`);
else if (complaints.length > 0) {
  process.stderr.write(`${complaints.join('\n')}\nLighten it, or run with --update and say why.\n`);
  process.exitCode = 1;
}

function hasGrown(before: Weight, now: Weight): boolean {
  return (['script', 'lazyScript', 'style'] as const).some(
    (part) => now[part] > before[part] * allowedGrowth + allowedBytes,
  );
}

function print(name: string, script: number, style: number, note: string): void {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${name.padEnd(40)}${kilobytes(script)} +${kilobytes(style)} KB${note}\n`);
}
