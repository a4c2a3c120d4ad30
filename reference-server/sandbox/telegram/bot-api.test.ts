import { expect, test } from 'vitest';
import { control, orderFault, startTestSandbox, temporaryFolder } from '../testing/test-sandbox.ts';
import { expectLike } from '../testing/expect-like.ts';
import type { Sandbox } from '../sandbox.ts';

/** Sample bodies of the protocol notes. */
const sentSample = {
  ok: true,
  result: {
    message_id: 901,
    message_thread_id: 17,
    is_topic_message: true,
    from: { id: 1, is_bot: true, first_name: 'HotelBot' },
    chat: { id: -1001234567890, type: 'supergroup', title: 'Hotel', is_forum: true },
    date: 1785600000,
    text: 'Order 5',
    entities: [{ offset: 0, length: 7, type: 'bold' }],
  },
};
const tooManySample = {
  ok: false,
  error_code: 429,
  description: 'Too Many Requests: retry after 7',
  parameters: { retry_after: 7 },
};

type Fields = Record<string, unknown>;

async function send(sandbox: Sandbox, fields: Fields = {}, init: RequestInit = {}) {
  const { baseUrl, token, chatId } = sandbox.endpoints.telegram;
  const body = { chat_id: chatId, message_thread_id: 4, text: '<b>Order 5</b>', ...fields };
  const response = await fetch(`${baseUrl}/bot${token}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  });
  const { status, headers } = response;
  return { status, headers, body: (await response.json()) as Fields };
}

async function received(sandbox: Sandbox, query = '') {
  const { body } = await control(sandbox, 'GET', `telegram${query}`);
  return body as { message_thread_id: number | null; text: string }[];
}

test('answers a message as documented, and keeps it as it was sent, over a restart', async () => {
  const dataDir = await temporaryFolder();
  const sandbox = await startTestSandbox({ dataDir });
  const { status, body } = await send(sandbox, { parse_mode: 'HTML' });
  expect(status).toBe(200);
  expectLike(body, sentSample);
  const { chatId } = sandbox.endpoints.telegram;
  const stored = [
    {
      chat_id: Number(chatId),
      message_thread_id: 4,
      text: '<b>Order 5</b>',
      parse_mode: 'HTML',
      at: expect.stringMatching(/Z$/) as string,
    },
  ];
  expect(await received(sandbox, '?thread=4')).toEqual(stored);
  expect(await received(sandbox, '?thread=2')).toEqual([]);
  await sandbox.stop();
  expect(await received(await startTestSandbox({ dataDir }))).toEqual(stored);
});

test('takes JSON, a form and a query, and a method in any case', async () => {
  const sandbox = await startTestSandbox();
  const { baseUrl, token, chatId } = sandbox.endpoints.telegram;
  await send(sandbox, { text: 'JSON' });
  const form = new URLSearchParams({ chat_id: chatId, text: 'form' });
  await fetch(`${baseUrl}/bot${token}/SENDMESSAGE`, { method: 'POST', body: form });
  await fetch(`${baseUrl}/bot${token}/sendmessage?${form.toString().replace('form', 'query')}`);
  expect((await received(sandbox)).map(({ text }) => text)).toEqual(['JSON', 'form', 'query']);
});

test.each<[string, Fields, number, string]>([
  ['no chat', { chat_id: '' }, 400, 'Bad Request: chat_id is empty'],
  ['another chat', { chat_id: '-100' }, 400, 'Bad Request: chat not found'],
  ['no text', { text: ' ' }, 400, 'Bad Request: message text is empty'],
  ['a long text', { text: 'я'.repeat(4097) }, 400, 'Bad Request: message is too long'],
  ['another mode', { parse_mode: 'BBCode' }, 400, 'Bad Request: unsupported parse_mode'],
  ['an unknown topic', { message_thread_id: 5 }, 400, 'Bad Request: message thread not found'],
  ['the topic General', { message_thread_id: 1 }, 400, 'Bad Request: message thread not found'],
  [
    'wrong markup',
    { parse_mode: 'HTML', text: '<b>x' },
    400,
    'Bad Request: can\'t parse entities: Can\'t find end tag corresponding to start tag "b"',
  ],
])('refuses %s', async (_what, fields, status, description) => {
  const sandbox = await startTestSandbox();
  const refused = await send(sandbox, fields);
  expect(refused.status).toBe(status);
  expect(refused.body).toEqual({ ok: false, error_code: status, description });
  expect(await received(sandbox)).toEqual([]);
});

test('refuses a wrong token and an unknown method', async () => {
  const { endpoints } = await startTestSandbox();
  const { baseUrl, token } = endpoints.telegram;
  expect((await fetch(`${baseUrl}/bot1:no/sendMessage`)).status).toBe(401);
  expect((await fetch(`${baseUrl}/bot${token}/sendNothing`)).status).toBe(404);
});

test('counts what is shown, not the markup', async () => {
  const sandbox = await startTestSandbox();
  const text = `<b>${'&lt;'.repeat(4096)}</b>`;
  expect((await send(sandbox, { parse_mode: 'HTML', text })).status).toBe(200);
});

test('plays topics that were closed and deleted, and a chat without topics', async () => {
  const sandbox = await startTestSandbox();
  await control(sandbox, 'PUT', 'telegram/chat', { topics: { '4': 'closed', '2': 'deleted' } });
  expect((await send(sandbox)).body).toMatchObject({ description: 'Bad Request: TOPIC_CLOSED' });
  expect((await send(sandbox, { message_thread_id: 2 })).status).toBe(400);
  await control(sandbox, 'PUT', 'telegram/chat', { isForum: false });
  expect((await send(sandbox)).status).toBe(200);
  expect(await received(sandbox)).toMatchObject([{ message_thread_id: null }]);
});

test('plays a chat that moved, and one the bot may not write to', async () => {
  const sandbox = await startTestSandbox();
  await control(sandbox, 'PUT', 'telegram/chat', { movedTo: '-1002000000002' });
  expect((await send(sandbox)).body).toMatchObject({
    parameters: { migrate_to_chat_id: -1002000000002 },
  });
  expect((await send(sandbox, { chat_id: '-1002000000002' })).status).toBe(200);
  await control(sandbox, 'PUT', 'telegram/chat', { movedTo: null, access: 'kicked' });
  expect((await send(sandbox)).status).toBe(403);
  await control(sandbox, 'PUT', 'telegram/chat', { access: 'read-only' });
  expect((await send(sandbox)).body).toMatchObject({
    description: 'Bad Request: not enough rights to send text messages to the chat',
  });
});

test('holds to a limit where one is asked for', async () => {
  const sandbox = await startTestSandbox();
  const limit = { most: 2, windowSeconds: 60, gapSeconds: 0 };
  await control(sandbox, 'PUT', 'telegram/chat', { limit });
  expect((await send(sandbox)).status).toBe(200);
  expect((await send(sandbox)).status).toBe(200);
  const third = await send(sandbox);
  expect(third.status).toBe(429);
  expect(third.headers.get('Retry-After')).toBe('60');
  expectLike(third.body, tooManySample);
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 61 });
  expect((await send(sandbox)).status).toBe(200);
});

test('suffers ordered faults in its own words', async () => {
  const sandbox = await startTestSandbox();
  await orderFault(sandbox, 'telegram', 'error-text');
  expect((await send(sandbox)).body).toMatchObject({ ok: false, error_code: 500 });
  await orderFault(sandbox, 'telegram', 'rate-limit');
  expectLike((await send(sandbox)).body, tooManySample);
  await orderFault(sandbox, 'telegram', 'drop-after-commit');
  await expect(send(sandbox)).rejects.toThrow();
  expect(await received(sandbox)).toHaveLength(1);
});
