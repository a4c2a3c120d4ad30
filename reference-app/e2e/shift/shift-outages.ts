import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import type { Stack } from '../stack/stack.ts';

/** What goes wrong while the shift is on, one after the other; at the end all is well again. */
export async function causeOutages(stack: Stack, away: BrowserContext): Promise<string[]> {
  const errors: string[] = [];
  const fault = async (provider: string, name: string, times: number) => {
    const response = await fetch(`${stack.sandboxUrl}/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ provider, fault: name, times }),
    });
    if (!response.ok) throw new Error(`The sandbox refused ${provider} ${name}.`);
    errors.push(`${provider} ${name} ${times}`);
  };

  await fault('telegram', 'timeout', -1);
  await fault('yookassa', 'error', 2);
  await wait(3_000);
  await fault('yookassa', 'drop-after-commit', 1);
  await fault('iiko', 'offline', -1);
  await wait(3_000);
  await away.setOffline(true);
  errors.push('a colleague without a network for 8 s');
  await fault('yookassa', 'lost-webhook', 2);
  await wait(8_000);
  await away.setOffline(false);
  await fault('yookassa', 'duplicate-webhook', 2);
  await fault('telegram', 'error', 0);
  await fault('telegram', 'rate-limit', 2);
  await wait(3_000);
  await fault('iiko', 'error', 0);
  return errors;
}
