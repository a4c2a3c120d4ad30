import { expect, test } from 'vitest';
import { startStubProvider } from '../testing/stub-provider.ts';
import { createSmsRuSender } from './sms-ru.ts';

const message = { phone: '+79990000000', text: 'Код 1234' };

/** Sample bodies of the protocol notes. */
const accepted = {
  status: 'OK',
  status_code: 100,
  sms: { '79990000000': { status: 'OK', status_code: 100, sms_id: '000000-10000001' } },
  balance: 4122.56,
};
const refusedPhone = {
  status: 'OK',
  status_code: 100,
  sms: { '79990000000': { status: 'ERROR', status_code: 207, status_text: '…' } },
  balance: 4122.56,
};
const refusedRequest = { status: 'ERROR', status_code: 200, status_text: '…' };

async function createSender(body: unknown, settings: object = {}) {
  const provider = await startStubProvider({ body });
  const sender = createSmsRuSender({ baseUrl: provider.url, apiId: 'the-key', ...settings });
  return { provider, sender };
}

test('hands the message over as a form and reads the id', async () => {
  const { provider, sender } = await createSender(accepted, { sender: 'ParkHotel' });
  await expect(
    sender.send({ ...message, clientAddress: '203.0.113.7', expiresInSeconds: 290 }),
  ).resolves.toEqual({ providerMessageId: '000000-10000001', costKopecks: null });
  const [request] = provider.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/sms/send' });
  expect(Object.fromEntries(new URLSearchParams(request!.body))).toEqual({
    api_id: 'the-key',
    to: '79990000000',
    msg: 'Код 1234',
    json: '1',
    from: 'ParkHotel',
    ip: '203.0.113.7',
    ttl: '5',
  });
});

test('does not mind fields it does not know', async () => {
  const { sender } = await createSender({ ...accepted, events: { of: 'today' } });
  await expect(sender.send(message)).resolves.toMatchObject({ costKopecks: null });
});

test('reads a refusal of the phone and a refusal of the request', async () => {
  const phone = await createSender(refusedPhone);
  await expect(phone.sender.send(message)).rejects.toMatchObject({
    kind: 'bad_phone',
    failure: 'answered',
    code: '207',
    mayHaveBeenSent: false,
  });
  const request = await createSender(refusedRequest);
  await expect(request.sender.send(message)).rejects.toMatchObject({ kind: 'auth' });
});

test.each([
  [200, 'auth'],
  [300, 'auth'],
  [305, 'auth'],
  [201, 'no_funds'],
  [202, 'bad_phone'],
  [209, 'bad_phone'],
  [203, 'rejected'],
  [204, 'forbidden_text_or_sender'],
  [206, 'rate_limited'],
  [220, 'provider_down'],
  [230, 'rate_limited'],
  [231, 'duplicate'],
  [232, 'duplicate'],
  [233, 'rate_limited'],
  [500, 'provider_down'],
  [150, 'rejected'],
])('the code %i means %s', async (code, kind) => {
  const { sender } = await createSender({ ...refusedRequest, status_code: code });
  await expect(sender.send(message)).rejects.toMatchObject({ kind, code: String(code) });
});

test.each([['not JSON'], [{}], [{ ...accepted, sms: {} }], [[]]])(
  'an answer it cannot read may mean that the message was sent: %j',
  async (body) => {
    const { sender } = await createSender(body);
    await expect(sender.send(message)).rejects.toMatchObject({
      kind: 'unknown',
      mayHaveBeenSent: true,
    });
  },
);

test('an error names neither the phone nor the text', async () => {
  const { sender } = await createSender(refusedPhone);
  const error: unknown = await sender.send(message).catch((thrown: unknown) => thrown);
  expect(String(error)).not.toMatch(/7999|1234/);
});
