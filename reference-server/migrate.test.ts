import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyTestDatabase } from './test/databases/own-database.ts';

const command = fileURLToPath(new URL('migrate.ts', import.meta.url));

let database: Awaited<ReturnType<typeof createEmptyTestDatabase>>;
beforeEach(async () => {
  database = await createEmptyTestDatabase();
});
afterEach(() => database.stop());

async function run(...args: readonly string[]) {
  const child = spawn(process.execPath, ['--conditions=@portal/source', command, ...args], {
    env: { ...process.env, DATABASE_URL: database.url },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  }
  const [exitCode] = (await once(child, 'close')) as [number];
  return { exitCode, output };
}

describe('npm run migrate', { timeout: 60_000 }, () => {
  it('says what is pending, applies it, and has nothing to do then', async () => {
    const pending = await run('status');
    expect(pending).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/^Pending: .*_spine/),
    });
    const applied = await run();
    expect(applied.output).toBe(pending.output.replace('Pending', 'Applied'));
    for (const args of [['status'], ['apply']]) {
      expect(await run(...args)).toEqual({ exitCode: 0, output: 'Nothing is pending.\n' });
    }
  });

  it('refuses what it does not know', async () => {
    const { exitCode, output } = await run('down');
    expect([exitCode, output]).toEqual([1, expect.stringContaining('npm run migrate -- status')]);
  });
});
