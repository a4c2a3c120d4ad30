import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoVariable, startStack } from './stack.ts';

/** Before all journeys: writes the demo hotel once, as that is half of what a start computes. */
export default async function writeDemoHotel(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-journeys-demo-'));
  const demo = path.join(folder, 'data');
  const stack = await startStack();
  await stack.stop(demo);
  process.env[demoVariable] = demo;
  return () => rm(folder, { recursive: true, force: true });
}
