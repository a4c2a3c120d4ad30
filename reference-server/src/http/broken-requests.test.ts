import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '@portal/domain/texts';
import { answerBrokenRequests } from './broken-requests.ts';

const server = createServer();
let port: number;

beforeAll(async () => {
  answerBrokenRequests(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
});

/** What is answered to lines as they are. */
async function answerTo(...lines: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const { error } = JSON.parse(body) as { error: string };
  return [head.slice('HTTP/1.1 '.length, 'HTTP/1.1 400'.length), error];
}

const badJson = (locale: 'ru' | 'en') => ['400', catalogue[locale]['problem.BAD_JSON']];
const tooLarge = (locale: 'ru' | 'en') => ['413', catalogue[locale]['problem.TOO_LARGE']];

it.each([
  ['no HTTP', ['nonsense', '', ''], badJson('ru')],
  ['a header that is none', ['GET / HTTP/1.1', 'Host: x', 'no header', '', ''], badJson('ru')],
  ...['Accept-Language: en', 'accept-language:en-GB,en;q=0.9'].map(
    (language) =>
      [
        `a header that is none after ${language}`,
        ['GET / HTTP/1.1', 'Host: x', language, 'no header', '', ''],
        badJson('en'),
      ] as const,
  ),
  [
    'a header that is none after another language',
    ['GET / HTTP/1.1', 'Accept-Language: de', 'X-Other: Accept-Language: en', 'no header', '', ''],
    badJson('ru'),
  ],
  [
    'headers past the limit after Accept-Language: en',
    ['GET / HTTP/1.1', 'Accept-Language: en', `Cookie: ${'x'.repeat(20_000)}`, '', ''],
    tooLarge('en'),
  ],
  [
    'headers past the limit',
    ['GET / HTTP/1.1', `Cookie: ${'x'.repeat(20_000)}`, '', ''],
    tooLarge('ru'),
  ],
] as const)('answers %s in the language that was read', async (_, lines, answer) => {
  expect(await answerTo(...lines)).toEqual(answer);
});
