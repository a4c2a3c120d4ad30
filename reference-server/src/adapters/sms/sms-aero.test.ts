import { expect, test } from 'vitest';
import { startStubProvider, type StubAnswer } from '../testing/stub-provider.ts';
import { createSmsAeroSender } from './sms-aero.ts';

const message = { phone: '+79990000000', text: 'Code 1234' };

/** The sample body of the protocol notes. */
const accepted = {
  success: true,
  data: {
    id: 1,
    from: 'SMS Aero',
    number: '79990000000',
    text: 'Code 1234',
    status: 0,
    extendStatus: 'queue',
    channel: 'FREE SIGN',
    cost: '5.49',
    dateCreate: 1785600000,
    dateSend: 1785600000,
  },
  message: null,
};

async function createSender(answer: StubAnswer) {
  const provider = await startStubProvider(answer);
  const account = { email: 'hotel@example.com', apiKey: 'the-key' };
  return { provider, sender: createSmsAeroSender({ baseUrl: `${provider.url}/v2/`, ...account }) };
}

test('hands the message over as JSON with Basic auth and reads id and price', async () => {
  const { provider, sender } = await createSender({ body: accepted });
  await expect(sender.send(message)).resolves.toEqual({
    providerMessageId: '1',
    costKopecks: 549,
  });
  const [request] = provider.requests;
  const credentials = Buffer.from('hotel@example.com:the-key').toString('base64');
  expect(request).toMatchObject({
    method: 'POST',
    path: '/v2/sms/send',
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
  });
  expect(JSON.parse(request!.body)).toEqual({
    number: '79990000000',
    text: 'Code 1234',
    sign: 'SMS Aero',
  });
});

const refused = { success: false, data: null, message: '<text>' };

test.each<[StubAnswer, string]>([
  [{ body: refused }, 'rejected'],
  [{ status: 400, body: refused }, 'rejected'],
  [{ body: { result: 'no credits' } }, 'no_funds'],
  [{ body: { result: 'reject', reason: 'sign' } }, 'rejected'],
  [{ status: 401, body: refused }, 'auth'],
  [{ status: 403, body: refused }, 'auth'],
  [{ status: 429, body: refused }, 'rate_limited'],
  [{ status: 503, body: '' }, 'provider_down'],
  [{ status: 500, body: '' }, 'unknown'],
  [{ status: 302, body: '' }, 'rejected'],
  [{ body: { success: true, data: null } }, 'unknown'],
  [{ body: 'not JSON' }, 'unknown'],
])('the answer %j means %s', async (answer, kind) => {
  const { sender } = await createSender(answer);
  await expect(sender.send(message)).rejects.toMatchObject({ kind, failure: 'answered' });
});
