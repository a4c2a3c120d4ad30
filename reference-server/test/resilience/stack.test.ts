import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { createPortalProcess, type PortalProcess } from './portal-process.ts';
import { askSandbox, insist, orderOf, registerGuest } from './stack-guest.ts';

let stack: PortalProcess;

beforeAll(async () => {
  stack = await createPortalProcess({ environment: { LOG_LEVEL: 'warn' } });
  await stack.start();
}, 240_000);
afterAll(() => stack.remove());

function linesWith(text: string): string[] {
  return stack
    .output()
    .split('\n')
    .filter((line) => line.includes(text));
}

describe('the stack as npm start runs it', { timeout: 300_000 }, () => {
  it('says which portal runs here when it is started twice, before it starts anything', async () => {
    const { exitCode, output } = await stack.startTwice();
    expect(output).toMatch(
      new RegExp(
        `^A portal is already running here: process \\d+, http://localhost:\\d+\\. Stop it`,
      ),
    );
    expect(exitCode).toBe(1);
    expect(linesWith('The sandbox is away')).toHaveLength(0);
  });

  it('starts its sandbox again when that dies, and says each once', async () => {
    await stack.killPart('sandbox');
    await eventually(() => expect(linesWith('The sandbox is back after')).toHaveLength(1));
    expect(linesWith('The sandbox is away: its process ended (SIGKILL).')).toHaveLength(1);
    await registerGuest(stack);
  });

  it('starts its database again when that dies, and says each once in the log', async () => {
    await stack.killPart('database');
    await eventually(() => expect(linesWith('"msg":"database back"')).toHaveLength(1));
    expect(linesWith('"msg":"database away')).toHaveLength(1);
    await registerGuest(stack);
  });

  it('finishes at Ctrl-C what is under way with a provider, and then says that it has stopped', async () => {
    const guest = await registerGuest(stack);
    const order = await orderOf(guest);
    const placed = await insist(() => guest.orders.place({ order }));
    if (!placed.ok) throw new Error(placed.refusal.text);
    await askSandbox(stack, 'faults', { provider: 'yookassa', fault: 'slow', times: 1 });
    const paying = guest.orders.pay({ orderId: placed.value.order.id });
    await eventually(async () => {
      expect(JSON.stringify(await askSandbox(stack, 'faults'))).not.toContain('slow');
    });
    const stopped = stack.interrupt();
    expect(await paying).toMatchObject({ ok: true, value: { payment: { status: 'pending' } } });
    const { exitCode, output } = await stopped;
    expect(output.trimEnd().split('\n').at(-1)).toBe('Portal stopped.');
    expect(exitCode).toBe(0);
  });

  it('ends with a sentence when its database does not come back', async () => {
    await stack.kill();
    await stack.start();
    await rm(path.join(stack.dataDir, 'database/cluster/global/pg_control'));
    await stack.killPart('database');
    await eventually(() => expect(linesWith('"msg":"database away')).toHaveLength(1));
    await stack.passFiveMinutes();
    const { exitCode, output } = await stack.ended();
    expect(output).toContain('"msg":"database does not come back"');
    expect(output).toContain('The database was away and does not come back. The embedded database');
    expect(output.trimEnd().split('\n').at(-1)).toBe('Portal stopped.');
    expect(exitCode).toBe(1);
  });
});
