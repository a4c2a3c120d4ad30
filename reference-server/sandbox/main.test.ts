import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { sandboxEndpoints } from './endpoints.ts';
import { createShopClient } from './testing/shop-client.ts';
import { control, orderFault, receivedTexts, temporaryFolder } from './testing/test-sandbox.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

interface SandboxProcess {
  url: string;
  child: ChildProcess;
  output: string[];
}

/** Starts the sandbox as a process of its own and waits until it says where it is. */
async function startProcess(dataDir: string): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [main, '--port=0', `--data-dir=${dataDir}`], {
    // As a compose file passes them on, empty: whoever starts the sandbox has read them.
    env: { ...process.env, NODE_ENV: 'test', SANDBOX_PORT: '', DATA_DIR: '', PORT: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => output.push(line));
  const [ready] = (await once(lines, 'line')) as [string];
  return { url: new URL(ready.replace('Sandbox ready: ', '')).origin, child, output };
}

async function kill({ child }: SandboxProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function sendSms(url: string, text: string): Promise<unknown> {
  const fields = { api_id: 'sandbox-sms-ru-api-id', to: '79990000000', msg: text, json: '1' };
  const body = new URLSearchParams(fields);
  return (await fetch(`${url}/smsru/sms/send`, { method: 'POST', body })).json();
}

const payment = {
  amount: { value: '1500.00', currency: 'RUB' },
  confirmation: { type: 'embedded' },
};

test('a kill forgets nothing that was answered', async () => {
  const dataDir = await temporaryFolder();
  const first = await startProcess(dataDir);
  expect(await readdir(dataDir)).toEqual(['sandbox']);
  const shop = createShopClient({ endpoints: sandboxEndpoints(first.url) });
  const created = await shop.post('payments', payment, 'key-1');
  await sendSms(first.url, 'Код 1234');
  await orderFault(first, 'sms', 'slow', 7);
  await kill(first);

  const second = await startProcess(dataDir);
  const again = createShopClient({ endpoints: sandboxEndpoints(second.url) });
  expect((await again.get(`payments/${created.body.id}`)).status).toBe(200);
  expect((await again.post('payments', payment, 'key-1')).body.id).toBe(created.body.id);
  expect(await receivedTexts(second, '+79990000000')).toEqual(['Код 1234']);
  expect((await control(second, 'GET', 'faults')).body).toEqual([
    { provider: 'sms', fault: 'slow', times: 7 },
  ]);
});

test('a kill amid a storm of payments loses none that was answered', async () => {
  const dataDir = await temporaryFolder();
  const first = await startProcess(dataDir);
  const shop = createShopClient({ endpoints: sandboxEndpoints(first.url) });
  const answered: string[] = [];
  const storm = Array.from({ length: 200 }, async () => {
    const { body } = await shop.post('payments', payment);
    answered.push(body.id);
    if (answered.length === 50) first.child.kill('SIGKILL');
  });
  await Promise.allSettled(storm);
  expect(answered.length).toBeGreaterThanOrEqual(50);

  const second = await startProcess(dataDir);
  const { body } = await control(second, 'GET', 'yookassa/payments');
  const stored = (body as { id: string }[]).map(({ id }) => id);
  expect(stored).toEqual(expect.arrayContaining(answered));
});

test('stops when it is asked to, and prints no phone, code or text', async () => {
  const running = await startProcess(await temporaryFolder());
  await sendSms(running.url, 'Код 1234');
  running.child.kill('SIGTERM');
  expect(await once(running.child, 'exit')).toEqual([0, null]);
  expect(running.output).toEqual([`Sandbox ready: ${running.url}/__sandbox/`]);
});

test('does not run in production', async () => {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(errors.join('')).toContain('NODE_ENV=production');
});
