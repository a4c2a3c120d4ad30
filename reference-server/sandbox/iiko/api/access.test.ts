import { expect, test } from 'vitest';
import { expectLike } from '../../testing/expect-like.ts';
import { createIikoClient } from '../../testing/iiko-client.ts';
import { errorSample } from '../../testing/iiko-samples.ts';
import { control, orderFault, startTestSandbox } from '../../testing/test-sandbox.ts';
import { iikoSandboxCredentials } from '../iiko-credentials.ts';

async function openCloud() {
  const sandbox = await startTestSandbox();
  return { sandbox, ...createIikoClient(sandbox) };
}

const { apiLogin, apiKey, appId, clientSecret } = iikoSandboxCredentials;

test.each([
  ['1/access_token', { apiLogin }],
  ['v2/access_token', { apiKey, appId, clientSecret }],
])('%s gives a token that opens the other calls', async (path, credentials) => {
  const { callWith } = await openCloud();
  const { status, body } = await callWith(null, path, credentials);
  expect(status).toBe(200);
  expectLike(body, { correlationId: '0f3c', token: 'tkn-1' });
  const token = String(body['token']);
  expect((await callWith(`Bearer ${token}`, '1/organizations')).status).toBe(200);
});

test.each([
  ['1/access_token', { apiLogin: 'wrong' }, 401],
  ['v2/access_token', { apiKey, appId, clientSecret: 'wrong' }, 401],
  ['v2/access_token', { apiKey, appId }, 400],
])('%s refuses %j', async (path, credentials, status) => {
  const { callWith } = await openCloud();
  const answer = await callWith(null, path, credentials);
  expect(answer.status).toBe(status);
  expectLike(answer.body, errorSample);
});

test.each([null, 'Bearer tkn-1', 'Basic abc'])('without a token of its own: %s', async (header) => {
  const { callWith } = await openCloud();
  const answer = await callWith(header, '1/organizations');
  expect(answer.status).toBe(401);
  expectLike(answer.body, errorSample);
});

test('a token dies when its time is up, and when all are revoked', async () => {
  const { sandbox, call } = await openCloud();
  await control(sandbox, 'PUT', 'iiko/settings', { tokenLifetimeSeconds: 60 });
  expect((await call('1/organizations')).status).toBe(200);
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 61 });
  expect((await call('1/organizations')).status).toBe(401);

  const { call: callAgain } = createIikoClient(sandbox);
  expect((await callAgain('1/organizations')).status).toBe(200);
  await control(sandbox, 'DELETE', 'iiko/tokens');
  expect((await callAgain('1/organizations')).status).toBe(401);
});

test.each([
  ['error-text', { errorTextStatus: 408 }, 408, null],
  ['error-text', { errorTextStatus: 500 }, 500, null],
  ['rate-limit', { retryAfterSeconds: 7 }, 429, '7'],
  ['rate-limit', { retryAfterSeconds: null }, 429, null],
])('the fault %s with %j answers %d', async (fault, settings, status, retryAfter) => {
  const { sandbox, call } = await openCloud();
  await call('1/organizations');
  await control(sandbox, 'PUT', 'iiko/settings', settings);
  await orderFault(sandbox, 'iiko', fault);
  const answer = await call('1/organizations');
  expect(answer.status).toBe(status);
  expect(answer.headers.get('retry-after')).toBe(retryAfter);
  expectLike(answer.body, errorSample);
});

test('a setting that makes no sense is refused', async () => {
  const { sandbox } = await openCloud();
  const wrong = await control(sandbox, 'PUT', 'iiko/settings', { tokenLifetimeSeconds: 0 });
  expect(wrong.status).toBe(422);
});
