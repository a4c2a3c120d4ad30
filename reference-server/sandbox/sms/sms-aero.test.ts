import { expect, test } from 'vitest';
import { control, receivedTexts, startTestSandbox } from '../testing/test-sandbox.ts';

const authorization = `Basic ${Buffer.from('sandbox@hotel.example:sandbox-sms-aero-key').toString('base64')}`;
const message = { number: '79990000000', text: 'Код 1234', sign: 'SMS Aero' };

async function post(
  sandbox: { url: string },
  path: string,
  body: object,
  headers: Record<string, string> = { authorization },
) {
  const response = await fetch(`${sandbox.url}/smsaero/v2/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

test('answers an accepted message as documented', async () => {
  const sandbox = await startTestSandbox();
  expect(await post(sandbox, 'sms/send', message)).toEqual({
    status: 200,
    body: {
      success: true,
      data: {
        id: 10000001,
        from: 'SMS Aero',
        number: '79990000000',
        text: 'Код 1234',
        status: 0,
        extendStatus: 'queue',
        channel: 'FREE SIGN',
        cost: '5.49',
        dateCreate: expect.any(Number),
        dateSend: expect.any(Number),
      },
      message: null,
    },
  });
  expect(await receivedTexts(sandbox, '+79990000000')).toEqual(['Код 1234']);
});

test('answers a list with a list', async () => {
  const sandbox = await startTestSandbox();
  const numbers = ['79990000001', '79990000002'];
  const { body } = await post(sandbox, 'sms/send', { numbers, text: 'Код', sign: 'SMS Aero' });
  expect(body).toMatchObject({ data: numbers.map((number) => ({ number })) });
  expect(await receivedTexts(sandbox, '+79990000002')).toEqual(['Код']);
});

test('simulates a test message and delivers nothing', async () => {
  const sandbox = await startTestSandbox();
  expect((await post(sandbox, 'sms/testsend', message)).body).toMatchObject({ success: true });
  expect(await receivedTexts(sandbox, '+79990000000')).toEqual([]);
});

test('refuses wrong credentials', async () => {
  const sandbox = await startTestSandbox();
  const { status, body } = await post(sandbox, 'sms/send', message, {});
  expect(status).toBe(401);
  expect(body).toEqual({ success: false, data: null, message: expect.any(String) });
});

test.each([
  ['79000000401', 401],
  ['79000000402', 200],
  ['79000000403', 200],
  ['79000000404', 400],
  ['79000000409', 400],
  ['79000000429', 429],
  ['79000000500', 500],
  ['79000000503', 503],
  ['123', 400],
])('refuses the phone %s', async (number, status) => {
  const sandbox = await startTestSandbox();
  const answer = await post(sandbox, 'sms/send', { ...message, number });
  expect(answer.status).toBe(status);
  expect(answer.body).not.toMatchObject({ success: true });
  expect((await control(sandbox, 'GET', 'sms')).body).toEqual([]);
});

test.each([[{ text: '' }], [{ sign: '' }], [{ number: undefined }]])(
  'refuses a message without %j',
  async (changes) => {
    const sandbox = await startTestSandbox();
    const { body } = await post(sandbox, 'sms/send', { ...message, ...changes });
    expect(body).toMatchObject({ success: false });
  },
);

test('knows the status of what it has sent, and the balance', async () => {
  const sandbox = await startTestSandbox();
  await post(sandbox, 'sms/send', message);
  const status = await post(sandbox, 'sms/status', { id: 10000001 });
  expect(status.body).toMatchObject({ success: true, data: { id: 10000001, status: 1 } });
  expect((await post(sandbox, 'sms/status', { id: 1 })).body).toMatchObject({ success: false });
  expect((await post(sandbox, 'balance', {})).body).toMatchObject({ success: true });
});
