import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createAnswering } from '../answer.ts';
import { createFaultRegistry } from '../faults/fault-registry.ts';
import type { SandboxContext } from '../provider.ts';
import { createSandboxClock } from '../state/sandbox-clock.ts';
import { openSandboxState, type SandboxState } from '../state/sandbox-state.ts';
import { temporaryFolder } from './test-sandbox.ts';

/** What providers are given, on a disk that a test fills and empties. */
export async function createFullDisk(portalUrl: string) {
  const stored = await openSandboxState(path.join(await temporaryFolder(), 'journal.jsonl'));
  onTestFinished(() => stored.close());
  let isFull = false;
  const reported: unknown[] = [];
  const state: SandboxState = {
    ...stored,
    async saved() {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await stored.saved();
    },
  };
  const context: SandboxContext = {
    state,
    clock: createSandboxClock(state),
    faults: createFaultRegistry(state),
    answering: createAnswering(state),
    publicUrl: () => 'http://127.0.0.1',
    portalUrl: () => portalUrl,
    report: (error) => reported.push((error as NodeJS.ErrnoException).code),
  };
  return {
    context,
    /** What was reported, by the code of the system's error. */
    reported,
    fill() {
      isFull = true;
    },
    empty() {
      isFull = false;
    },
  };
}
