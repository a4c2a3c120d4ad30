import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a command is run with. */
interface CommandOptions {
  readonly args?: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What is typed into it. */
  readonly typed?: string;
}

/** Runs a command of this package as npm does: `create-admin` is `npm run create-admin`. */
export async function runCommand(
  name: string,
  { args = [], environment, typed = '' }: CommandOptions,
): Promise<{ exitCode: number; output: string }> {
  const script = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@portal/source', script, ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  }
  // It may end before it has read what was typed.
  child.stdin.on('error', () => undefined);
  child.stdin.end(typed);
  const [exitCode] = (await once(child, 'close')) as [number];
  return { exitCode, output };
}
