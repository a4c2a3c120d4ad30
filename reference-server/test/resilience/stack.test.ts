import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { createPortalProcess, type PortalProcess } from './portal-process.ts';
import { askSandbox, insist, orderOf, registerGuest } from './stack-guest.ts';

let stack: PortalProcess;

beforeAll(async () => {
  stack = await createPortalProcess({ environment: { LOG_LEVEL: 'warn' } });
  await stack.start();
}, 120_000);
afterAll(() => stack.remove());

function countOf(text: string): number {
  return stack.output().split(text).length - 1;
}

describe('the stack as npm start runs it', { timeout: 180_000 }, () => {
  it('starts its sandbox again when that dies, and says each once', async () => {
    await stack.killPart('sandbox');
    await eventually(() => expect(countOf('The sandbox is back after')).toBe(1));
    expect(countOf('The sandbox is away: its process ended (SIGKILL).')).toBe(1);
    await registerGuest(stack);
  });

  it('starts its database again when that dies, and says each once in the log', async () => {
    await stack.killPart('database');
    await eventually(() => expect(countOf('"msg":"database back"')).toBe(1));
    expect(countOf('"msg":"database away')).toBe(1);
    await registerGuest(stack);
  });

  it('finishes at Ctrl-C what is under way with a provider, and then says that it has stopped', async () => {
    const guest = await registerGuest(stack);
    const order = await orderOf(guest);
    const placed = await insist(() => guest.orders.place(order, randomUUID()));
    if (!placed.ok) throw new Error(placed.problem.error);
    await askSandbox(stack, 'faults', { provider: 'yookassa', fault: 'slow', times: 1 });
    const paying = guest.orders.pay(placed.value.id, randomUUID());
    await eventually(async () => {
      expect(JSON.stringify(await askSandbox(stack, 'faults'))).not.toContain('slow');
    });
    const stopped = stack.interrupt();
    expect(await paying).toMatchObject({ ok: true, value: { status: 'pending' } });
    const { exitCode, output } = await stopped;
    expect(output.trimEnd().split('\n').at(-1)).toBe('Portal stopped.');
    expect(exitCode).toBe(0);
  });
});
