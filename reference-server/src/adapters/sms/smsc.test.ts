import { expect, test } from 'vitest';
import { startStubProvider } from '../testing/stub-provider.ts';
import { createSmscSender } from './smsc.ts';

const message = { phone: '+79990000000', text: 'Код 1234' };

async function createSender(body: unknown, settings: object = {}) {
  const provider = await startStubProvider({ body });
  const account = { login: 'hotel', password: 'secret' };
  const sender = createSmscSender({ baseUrl: provider.url, ...account, ...settings });
  return { provider, sender };
}

test('hands the message over as a form and reads id and price', async () => {
  const sample = { id: 14, cnt: 1, cost: '4.1', balance: '83.6' };
  const { provider, sender } = await createSender(sample, { sender: 'ParkHotel' });
  await expect(sender.send({ ...message, expiresInSeconds: 300 })).resolves.toEqual({
    providerMessageId: '14',
    costKopecks: 410,
  });
  const [request] = provider.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/sys/send.php' });
  expect(Object.fromEntries(new URLSearchParams(request!.body))).toEqual({
    login: 'hotel',
    psw: 'secret',
    phones: '79990000000',
    mes: 'Код 1234',
    fmt: '3',
    charset: 'utf-8',
    cost: '3',
    sender: 'ParkHotel',
    valid: '1',
  });
});

test('reads an acceptance without a price', async () => {
  const { sender } = await createSender({ id: 14, cnt: 1 });
  await expect(sender.send(message)).resolves.toEqual({
    providerMessageId: '14',
    costKopecks: null,
  });
});

test.each([
  [1, 'rejected'],
  [2, 'auth'],
  [3, 'no_funds'],
  [4, 'rate_limited'],
  [5, 'rejected'],
  [6, 'forbidden_text_or_sender'],
  [7, 'bad_phone'],
  [8, 'bad_phone'],
  [9, 'duplicate'],
])('the error %i means %s', async (code, kind) => {
  const { sender } = await createSender({ error: '<text>', error_code: code, id: 14 });
  await expect(sender.send(message)).rejects.toMatchObject({ kind, code: String(code) });
});

test('too many requests at a time share a code with duplicates, and are none', async () => {
  const body = { error: 'too many concurrent requests', error_code: 9 };
  const { sender } = await createSender(body);
  await expect(sender.send(message)).rejects.toMatchObject({ kind: 'rate_limited' });
});

test.each([['OK - 1 SMS, ID - 14'], [{}], [[]]])(
  'an answer it cannot read may mean that the message was sent: %j',
  async (body) => {
    const { sender } = await createSender(body);
    await expect(sender.send(message)).rejects.toMatchObject({ mayHaveBeenSent: true });
  },
);
