import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { echoRoute, startKernel } from '../../test/kernel-server.ts';

const long = { text: 'Заказ в номер. '.repeat(500) };

/** The answer to an echo as it comes over the line. */
async function echoed(body: object, acceptEncoding: string) {
  const { url } = await startKernel({ routes: [echoRoute] });
  return new Promise<{ encoding: string | undefined; vary: string | undefined; bytes: Buffer }>(
    (resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Accept-Encoding': acceptEncoding };
      const clientRequest = request(`${url}/api/echo`, { method: 'POST', headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { 'content-encoding': encoding, vary } = response.headers;
          resolve({ encoding, vary, bytes: Buffer.concat(chunks) });
        });
      });
      clientRequest.on('error', reject);
      clientRequest.end(JSON.stringify(body));
    },
  );
}

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a long answer is compressed for who accepts %s', async (accepted, expected, open) => {
  const { encoding, vary, bytes } = await echoed(long, accepted);
  expect(encoding).toBe(expected);
  expect(vary).toContain('Accept-Encoding');
  expect(JSON.parse(open(bytes).toString())).toEqual(long);
  expect(bytes.length).toBeLessThan(JSON.stringify(long).length / 10);
});

it('a short answer, and one for who takes none of it, goes out as it is', async () => {
  const short = { text: 'Готово' };
  expect((await echoed(short, 'br')).encoding).toBeUndefined();
  const { encoding, bytes } = await echoed(long, 'identity');
  expect(encoding).toBeUndefined();
  expect(JSON.parse(bytes.toString())).toEqual(long);
});
