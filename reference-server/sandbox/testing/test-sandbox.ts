import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { startSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';

/** A folder of the test's own, deleted with all that is in it when the test has finished. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A sandbox of the test's own, stopped when the test has finished. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const sandbox = await startSandbox({ port: 0, ...options, dataDir });
  onTestFinished(() => sandbox.stop());
  return sandbox;
}

/** Makes a call under `/__sandbox/` and returns its body. */
export async function control(
  sandbox: { url: string },
  method: string,
  call: string,
  body?: object,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${sandbox.url}/__sandbox/${call}`, {
    method,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

export async function orderFault(
  sandbox: { url: string },
  provider: string,
  fault: string,
  times = 1,
): Promise<void> {
  const { status } = await control(sandbox, 'POST', 'faults', { provider, fault, times });
  if (status !== 200) throw new Error(`The fault ${fault} was not taken: ${status}`);
}

/** The texts that reached a phone. */
export async function receivedTexts(sandbox: { url: string }, phone: string): Promise<string[]> {
  const { body } = await control(sandbox, 'GET', `sms?to=${encodeURIComponent(phone)}`);
  return (body as { text: string }[]).map(({ text }) => text);
}
