import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyTestDatabase } from './test/databases/own-database.ts';
import { runCommand } from './test/run-command.ts';

let database: Awaited<ReturnType<typeof createEmptyTestDatabase>>;
beforeEach(async () => {
  database = await createEmptyTestDatabase();
});
afterEach(() => database.stop());

const run = (...args: readonly string[]) =>
  runCommand('migrate', { args, environment: { ...process.env, DATABASE_URL: database.url } });

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
