import { expect, test } from 'vitest';
import { control, orderFault, receivedTexts, startTestSandbox } from '../testing/test-sandbox.ts';

const key = { api_id: 'sandbox-sms-ru-api-id', json: '1' };
const message = { ...key, to: '79990000000', msg: 'Код 1234' };

async function post(sandbox: { url: string }, path: string, fields: Record<string, string>) {
  const response = await fetch(`${sandbox.url}/smsru/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: await response.json() };
}

test('answers an accepted message as documented', async () => {
  const sandbox = await startTestSandbox();
  expect(await post(sandbox, 'sms/send', message)).toEqual({
    status: 200,
    body: {
      status: 'OK',
      status_code: 100,
      sms: { '79990000000': { status: 'OK', status_code: 100, sms_id: '000000-10000001' } },
      balance: 4122.56,
    },
  });
  expect(await receivedTexts(sandbox, '+79990000000')).toEqual(['Код 1234']);
});

test('takes the query, a form and JSON', async () => {
  const sandbox = await startTestSandbox();
  const query = new URLSearchParams({ ...message, msg: 'из адреса' });
  await fetch(`${sandbox.url}/smsru/sms/send?${query.toString()}`);
  await post(sandbox, 'sms/send', { ...message, msg: 'из формы' });
  await fetch(`${sandbox.url}/smsru/sms/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...message, msg: 'из JSON', json: 1 }),
  });
  const texts = await receivedTexts(sandbox, '+79990000000');
  expect(texts).toEqual(['из адреса', 'из формы', 'из JSON']);
});

test('sends an individual text to each phone', async () => {
  const sandbox = await startTestSandbox();
  const fields = { ...key, 'to[79990000001]': 'первый', 'to[79990000002]': 'второй' };
  await post(sandbox, 'sms/send', fields);
  expect(await receivedTexts(sandbox, '+79990000001')).toEqual(['первый']);
  expect(await receivedTexts(sandbox, '+79990000002')).toEqual(['второй']);
});

test('simulates a test message and delivers nothing', async () => {
  const sandbox = await startTestSandbox();
  const { body } = await post(sandbox, 'sms/send', { ...message, test: '1' });
  expect(body).toMatchObject({ sms: { '79990000000': { status_code: 100 } } });
  expect(await receivedTexts(sandbox, '+79990000000')).toEqual([]);
});

test('says everything in the body, with HTTP 200: a wrong key', async () => {
  const sandbox = await startTestSandbox();
  const { status, body } = await post(sandbox, 'sms/send', { ...message, api_id: 'wrong' });
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ERROR', status_code: 200, status_text: expect.any(String) });
});

test('answers plain text to those who have not asked for JSON', async () => {
  const sandbox = await startTestSandbox();
  const response = await fetch(`${sandbox.url}/smsru/my/balance?api_id=${key.api_id}`);
  expect(await response.text()).toBe('100');
});

test.each([
  ['79000000402', 201],
  ['79000000403', 204],
  ['79000000404', 207],
  ['79000000409', 231],
  ['79000000429', 230],
  ['123', 202],
])('refuses the phone %s inside an accepted request', async (to, code) => {
  const sandbox = await startTestSandbox();
  const { status, body } = await post(sandbox, 'sms/send', { ...message, to });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'OK',
    sms: { [to]: { status: 'ERROR', status_code: code, status_text: expect.any(String) } },
  });
  expect((await control(sandbox, 'GET', 'sms')).body).toEqual([]);
});

test.each([
  ['79000000401', 200],
  ['79000000503', 220],
])('refuses the whole request for the phone %s', async (to, code) => {
  const sandbox = await startTestSandbox();
  const { body } = await post(sandbox, 'sms/send', { ...message, to });
  expect(body).toMatchObject({ status: 'ERROR', status_code: code });
});

test('refuses the same text to the same phone within a minute, and takes it afterwards', async () => {
  const sandbox = await startTestSandbox();
  await post(sandbox, 'sms/send', message);
  const { body } = await post(sandbox, 'sms/send', message);
  expect(body).toMatchObject({ sms: { '79990000000': { status_code: 231 } } });
  await post(sandbox, 'sms/send', { ...message, to: '79990000001' });
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 61 });
  await post(sandbox, 'sms/send', message);
  expect(await receivedTexts(sandbox, '+79990000000')).toHaveLength(2);
  expect(await receivedTexts(sandbox, '+79990000001')).toHaveLength(1);
});

test('refuses no text, a text of more than eight parts and more than 100 phones', async () => {
  const sandbox = await startTestSandbox();
  const empty = await post(sandbox, 'sms/send', { ...message, msg: '' });
  expect(empty.body).toMatchObject({ sms: { '79990000000': { status_code: 203 } } });
  const long = await post(sandbox, 'sms/send', { ...message, msg: 'я'.repeat(8 * 67 + 1) });
  expect(long.body).toMatchObject({ sms: { '79990000000': { status_code: 205 } } });
  const phones = Array.from({ length: 101 }, (_, index) => String(79990000000 + index));
  const many = await post(sandbox, 'sms/send', { ...message, to: phones.join(',') });
  expect(many.body).toMatchObject({ status_code: 213 });
});

test('knows the status of what it has sent', async () => {
  const sandbox = await startTestSandbox();
  await post(sandbox, 'sms/send', message);
  const fields = { ...key, sms_id: '000000-10000001,000000-1' };
  expect((await post(sandbox, 'sms/status', fields)).body).toMatchObject({
    sms: {
      '000000-10000001': { status: 'OK', status_code: 103 },
      '000000-1': { status: 'ERROR', status_code: -1 },
    },
  });
});

test('a fault is worded as its own protocol words it', async () => {
  const sandbox = await startTestSandbox();
  await orderFault(sandbox, 'sms', 'error-text');
  expect((await post(sandbox, 'sms/send', message)).body).toMatchObject({ status_code: 201 });
  await orderFault(sandbox, 'sms', 'rate-limit');
  expect((await post(sandbox, 'sms/send', message)).body).toMatchObject({ status_code: 230 });
});
