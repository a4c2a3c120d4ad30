import { describe, expect, test } from 'vitest';
import type { StaffMessage } from '../../ports/staff-messenger.ts';
import { closedAddress, startStubProvider, type StubAnswer } from '../testing/stub-provider.ts';
import { createTelegramMessenger } from './telegram-messenger.ts';

const message: StaffMessage = {
  chatId: '-1001234567890',
  threadId: 17,
  text: 'Заказ 5\n</b><a href="x">1 < 2 & "3"',
};

/** Sample bodies of the protocol notes. */
const sent = {
  ok: true,
  result: { message_id: 901, chat: { id: -1001234567890, type: 'supergroup' }, text: 'Order 5' },
};
const refused = (error_code: number, description: string, parameters?: object) => ({
  status: error_code,
  body: { ok: false, error_code, description, ...(parameters && { parameters }) },
});

async function createMessenger(...answers: StubAnswer[]) {
  const provider = await startStubProvider(...answers);
  return {
    provider,
    messenger: createTelegramMessenger({ baseUrl: provider.url, token: '1:key' }),
  };
}

async function bodySent(changes: Partial<StaffMessage>): Promise<unknown> {
  const { provider, messenger } = await createMessenger({ body: sent });
  await messenger.send({ ...message, ...changes });
  return JSON.parse(provider.requests[0]?.body ?? '');
}

describe('a message', () => {
  test('is handed over as JSON, with everything a person wrote escaped', async () => {
    const { provider, messenger } = await createMessenger({ body: sent });
    await messenger.send(message);
    expect(provider.requests[0]).toMatchObject({ method: 'POST', path: '/bot1:key/sendMessage' });
    expect(JSON.parse(provider.requests[0]?.body ?? '')).toEqual({
      chat_id: '-1001234567890',
      message_thread_id: 17,
      text: 'Заказ 5\n&lt;/b&gt;&lt;a href="x"&gt;1 &lt; 2 &amp; "3"',
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
    });
  });

  test('goes without markup where it is plain', async () => {
    const body = await bodySent({ isPlain: true });
    expect(body).toMatchObject({ text: 'Заказ 5\n</b><a href="x">1 < 2 & "3"' });
    expect(body).not.toHaveProperty('parse_mode');
  });

  test.each([null, 1])('names no topic for the chat itself (%j)', async (threadId) => {
    expect(await bodySent({ threadId })).not.toHaveProperty('message_thread_id');
  });
});

describe('a refusal', () => {
  test.each([
    [400, 'Bad Request: message thread not found', 'thread-missing'],
    [400, 'Bad Request: TOPIC_CLOSED', 'thread-missing'],
    [400, 'Bad Request: TOPIC_DELETED', 'thread-missing'],
    [
      400,
      'Bad Request: can\'t parse entities: Unsupported start tag "img" at byte offset 1',
      'unparsable',
    ],
    [400, 'Bad Request: chat not found', 'no-access'],
    [400, 'Bad Request: not enough rights to send text messages to the chat', 'no-access'],
    [400, 'Bad Request: have no rights to send a message', 'no-access'],
    [400, 'Bad Request: message text is empty', 'refused'],
    [400, 'Bad Request: message is too long', 'refused'],
    [401, 'Unauthorized', 'auth'],
    [401, 'Unauthorized: invalid token specified', 'auth'],
    [403, 'Forbidden: bot was kicked from the supergroup chat', 'no-access'],
    [403, 'Forbidden: bot is not a member of the supergroup chat', 'no-access'],
    [404, 'Not Found', 'auth'],
    [500, 'Internal Server Error: restart', 'failed'],
  ])('%i %s is %s', async (code, description, kind) => {
    const { messenger } = await createMessenger(refused(code, description));
    await expect(messenger.send(message)).rejects.toMatchObject({
      kind,
      code: description,
      mayHaveBeenSent: kind === 'failed',
    });
  });

  test('names the chat that took the place of the old one', async () => {
    const description = 'Bad Request: group chat was upgraded to a supergroup chat';
    const answer = refused(400, description, { migrate_to_chat_id: -1002000000002 });
    const { messenger } = await createMessenger(answer);
    await expect(messenger.send(message)).rejects.toMatchObject({
      kind: 'moved',
      movedTo: '-1002000000002',
    });
  });

  test('for haste says how long to wait', async () => {
    const { messenger } = await createMessenger(
      refused(429, 'Too Many Requests: retry after 7', { retry_after: 7 }),
      { status: 429, body: 'slow down', headers: { 'Retry-After': '9' } },
      { status: 429, body: 'slow down' },
    );
    const kind = 'rate-limited';
    await expect(messenger.send(message)).rejects.toMatchObject({ kind, retryAfterSeconds: 7 });
    await expect(messenger.send(message)).rejects.toMatchObject({ kind, retryAfterSeconds: 9 });
    await expect(messenger.send(message)).rejects.toMatchObject({ kind, retryAfterSeconds: 30 });
  });
});

describe('no answer that can be understood', () => {
  test.each<StubAnswer>([
    { status: 502, body: '<html>Bad Gateway</html>' },
    { status: 200, body: 'not JSON' },
    { status: 200, body: {} },
    { status: 302, body: '' },
  ])('may mean that the message was sent: %j', async (answer) => {
    const { messenger } = await createMessenger(answer);
    await expect(messenger.send(message)).rejects.toMatchObject({
      kind: 'failed',
      mayHaveBeenSent: true,
    });
  });

  test('from an address where nobody listens means that it was not', async () => {
    const messenger = createTelegramMessenger({ baseUrl: await closedAddress(), token: '1:key' });
    const error: unknown = await messenger.send(message).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'failed', mayHaveBeenSent: false });
    expect(JSON.stringify(error) + String(error)).not.toContain('1:key');
  });
});
