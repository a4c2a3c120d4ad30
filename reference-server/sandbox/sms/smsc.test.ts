import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { control, receivedTexts, startTestSandbox } from '../testing/test-sandbox.ts';

const account = { login: 'sandbox', psw: 'sandbox-smsc-password', fmt: '3' };
const message = { ...account, phones: '79990000000', mes: 'Код 1234', charset: 'utf-8' };

async function post(sandbox: { url: string }, path: string, fields: Record<string, string>) {
  const response = await fetch(`${sandbox.url}/smsc/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: await response.json() };
}

const send = (sandbox: { url: string }, fields: Record<string, string>) =>
  post(sandbox, 'sys/send.php', { ...message, ...fields });

test('answers an accepted message as documented, with the price where it is asked for', async () => {
  const sandbox = await startTestSandbox();
  const plain = await send(sandbox, {});
  expect(plain).toEqual({ status: 200, body: { id: 10000001, cnt: 1 } });
  const priced = await send(sandbox, { mes: 'Код 5678', cost: '3' });
  expect(priced.body).toEqual({ id: 10000002, cnt: 1, cost: '4.1', balance: '83.6' });
  expect(await receivedTexts(sandbox, '+79990000000')).toEqual(['Код 1234', 'Код 5678']);
});

test('tells the price and sends nothing with cost=1', async () => {
  const sandbox = await startTestSandbox();
  expect((await send(sandbox, { cost: '1' })).body).toEqual({ cost: '4.1', cnt: 1 });
  expect(await receivedTexts(sandbox, '+79990000000')).toEqual([]);
});

test('takes JSON at its other address', async () => {
  const sandbox = await startTestSandbox();
  const { login, psw, phones, mes } = message;
  const response = await fetch(`${sandbox.url}/smsc/rest/send/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, psw, phones, mes }),
  });
  expect(await response.json()).toEqual({ id: 10000001, cnt: 1 });
  expect(await receivedTexts(sandbox, '+79990000000')).toEqual(['Код 1234']);
});

test('spoils a text sent without a character set', async () => {
  const sandbox = await startTestSandbox();
  await send(sandbox, { charset: '' });
  expect(await receivedTexts(sandbox, '+79990000000')).not.toEqual(['Код 1234']);
});

test('takes the password or its MD5, and says with HTTP 200 that it is wrong', async () => {
  const sandbox = await startTestSandbox();
  const md5 = createHash('md5').update(account.psw).digest('hex');
  expect((await send(sandbox, { psw: md5 })).body).toMatchObject({ cnt: 1 });
  expect(await send(sandbox, { psw: 'wrong' })).toEqual({
    status: 200,
    body: { error: expect.any(String), error_code: 2 },
  });
});

test.each([
  ['79000000401', 2],
  ['79000000402', 3],
  ['79000000429', 4],
  ['79000000403', 6],
  ['123', 7],
  ['79000000404', 8],
  ['79000000409', 9],
])('refuses the phone %s with its code', async (phones, code) => {
  const sandbox = await startTestSandbox();
  const { status, body } = await send(sandbox, { phones });
  expect(status).toBe(200);
  expect(body).toEqual({ error: expect.any(String), error_code: code });
  expect((await control(sandbox, 'GET', 'sms')).body).toEqual([]);
});

test('names the own id of the sender in an error about the message', async () => {
  const sandbox = await startTestSandbox();
  const { body } = await send(sandbox, { phones: '79000000402', id: '14' });
  expect(body).toEqual({ error: expect.any(String), error_code: 3, id: 14 });
});

test('refuses the same message twice within a minute', async () => {
  const sandbox = await startTestSandbox();
  await send(sandbox, {});
  expect((await send(sandbox, {})).body).toMatchObject({ error_code: 9 });
  expect(await receivedTexts(sandbox, '+79990000000')).toHaveLength(1);
});

test.each([[{ phones: '' }], [{ mes: '' }], [{ id: '0' }], [{ id: '2147483648' }]])(
  'refuses wrong parameters: %j',
  async (fields) => {
    const sandbox = await startTestSandbox();
    expect((await send(sandbox, fields)).body).toMatchObject({ error_code: 1 });
  },
);

test('knows the status of one message, and of several as a list', async () => {
  const sandbox = await startTestSandbox();
  await send(sandbox, { id: '14' });
  const one = { ...account, phone: '79990000000', id: '14' };
  expect((await post(sandbox, 'sys/status.php', one)).body).toEqual({
    status: 1,
    last_date: expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/),
    last_timestamp: expect.any(Number),
    err: 0,
  });
  const several = { ...account, phone: '79990000000,79990000001', id: '14,15' };
  expect((await post(sandbox, 'sys/status.php', several)).body).toMatchObject([
    { status: 1, id: 14, phone: '79990000000' },
    { status: -3, id: 15, phone: '79990000001' },
  ]);
});

test('tells the balance', async () => {
  const sandbox = await startTestSandbox();
  expect((await post(sandbox, 'sys/balance.php', account)).body).toEqual({ balance: '83.6' });
});
