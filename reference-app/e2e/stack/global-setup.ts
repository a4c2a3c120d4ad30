import type { FullConfig } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashPassword } from '../../../reference-server/src/modules/auth/staff-sign-in/password-hash.ts';
import { demoVariable, hostsVariable, startHost, startStack } from './stack.ts';

/** Before all journeys: starts the processes of their portals, and writes the demo hotel that each begins with. */
export default async function prepareJourneys({
  workers,
}: FullConfig): Promise<() => Promise<void>> {
  const hosts = await Promise.all(Array.from({ length: workers }, startHost));
  process.env[hostsVariable] = hosts.map(({ port }) => port).join(',');
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-journeys-demo-'));
  const demo = path.join(folder, 'data');
  const stack = await startStack();
  // Staff sign in to each of the portals, which is to cost next to nothing.
  const passwordHash = await hashPassword(stack.staffPassword, { logN: 4, r: 1, p: 1 });
  await stack.changeRows('UPDATE staff SET password_hash = $1', [passwordHash]);
  await stack.stop(demo);
  process.env[demoVariable] = demo;
  return async () => {
    await Promise.all(hosts.map((host) => host.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
