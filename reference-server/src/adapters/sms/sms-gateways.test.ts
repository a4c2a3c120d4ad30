import { describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import {
  orderFault,
  receivedTexts,
  startTestSandbox,
} from '../../../sandbox/testing/test-sandbox.ts';
import type { SmsErrorKind, SmsSender } from '../../ports/sms-sender.ts';
import { closedAddress } from '../testing/stub-provider.ts';
import { createSmsAeroSender } from './sms-aero.ts';
import { createSmsRuSender } from './sms-ru.ts';
import { createSmscSender } from './smsc.ts';

const phone = '+79990000000';
const message = { phone, text: 'Код для входа в Гостевой Портал: 1234' };

type CreateSender = (
  endpoints: Sandbox['endpoints'],
  changes?: { baseUrl?: string; timeoutMilliseconds?: number },
) => SmsSender;

const gateways: [string, CreateSender][] = [
  ['sms.ru', ({ smsRu }, changes) => createSmsRuSender({ ...smsRu, ...changes })],
  ['smsc.ru', ({ smsc }, changes) => createSmscSender({ ...smsc, ...changes })],
  ['SMS Aero', ({ smsAero }, changes) => createSmsAeroSender({ ...smsAero, ...changes })],
];

describe.each(gateways)('%s', (gateway, createSender) => {
  test('delivers the text as it is', async () => {
    const sandbox = await startTestSandbox();
    const { providerMessageId } = await createSender(sandbox.endpoints).send(message);
    expect(providerMessageId).not.toBe('');
    expect(await receivedTexts(sandbox, phone)).toEqual([message.text]);
  });

  test.each<[string, SmsErrorKind]>([
    ['+79000000401', 'auth'],
    ['+79000000402', 'no_funds'],
    ['+79000000429', 'rate_limited'],
    ['+79000000500', 'unknown'],
    ['+79000000503', 'provider_down'],
  ])('the phone %s fails with %s', async (magicPhone, kind) => {
    const sandbox = await startTestSandbox();
    const sending = createSender(sandbox.endpoints).send({ ...message, phone: magicPhone });
    await expect(sending).rejects.toMatchObject({ name: 'SmsSendError', kind });
  });

  test.each<[string, SmsErrorKind]>([
    ['+79000000403', 'forbidden_text_or_sender'],
    ['+79000000404', 'bad_phone'],
    ['+79000000409', 'duplicate'],
  ])('the phone %s fails with %s, where there are codes for it', async (magicPhone, kind) => {
    const sandbox = await startTestSandbox();
    const sending = createSender(sandbox.endpoints).send({ ...message, phone: magicPhone });
    const hasCodes = gateway !== 'SMS Aero';
    await expect(sending).rejects.toMatchObject({ kind: hasCodes ? kind : 'rejected' });
  });

  test.each([
    ['error', { kind: 'unknown', failure: 'answered' }],
    ['error-text', { failure: 'answered', mayHaveBeenSent: false }],
    ['rate-limit', { kind: 'rate_limited', failure: 'answered' }],
    ['offline', { kind: 'unknown', failure: 'unreachable' }],
    ['timeout', { kind: 'unknown', failure: 'timed-out' }],
  ])('%s is told apart, delivers nothing, and the next message goes', async (problem, error) => {
    const sandbox = await startTestSandbox();
    const sender = createSender(sandbox.endpoints);
    // Whoever waits for what never comes need not wait for long.
    const hasty = createSender(sandbox.endpoints, { timeoutMilliseconds: 300 });
    await orderFault(sandbox, 'sms', problem);
    const tested = problem === 'timeout' ? hasty : sender;
    await expect(tested.send(message)).rejects.toMatchObject(error);
    expect(await receivedTexts(sandbox, phone)).toEqual([]);
    await sender.send({ ...message, text: 'следующее' });
    expect(await receivedTexts(sandbox, phone)).toEqual(['следующее']);
  });

  test('an answer lost after the message was taken is an unknown outcome', async () => {
    const sandbox = await startTestSandbox();
    await orderFault(sandbox, 'sms', 'drop-after-commit');
    await expect(createSender(sandbox.endpoints).send(message)).rejects.toMatchObject({
      kind: 'unknown',
      mayHaveBeenSent: true,
    });
    expect(await receivedTexts(sandbox, phone)).toEqual([message.text]);
  });

  test('a refused connection has certainly sent nothing', async () => {
    const sandbox = await startTestSandbox();
    const sender = createSender(sandbox.endpoints, { baseUrl: await closedAddress() });
    await expect(sender.send(message)).rejects.toMatchObject({
      kind: 'provider_down',
      failure: 'unreachable',
      mayHaveBeenSent: false,
    });
  });
});

test('a slow gateway may deliver after its sender has given up', async () => {
  const sandbox = await startTestSandbox();
  const sender = createSmsRuSender({ ...sandbox.endpoints.smsRu, timeoutMilliseconds: 300 });
  await orderFault(sandbox, 'sms', 'slow');
  await expect(sender.send(message)).rejects.toMatchObject({
    failure: 'timed-out',
    mayHaveBeenSent: true,
  });
  await eventually(async () => expect(await receivedTexts(sandbox, phone)).toEqual([message.text]));
});

test('the same text to the same phone within a minute is a duplicate, not a second message', async () => {
  const sandbox = await startTestSandbox();
  for (const sender of [
    createSmsRuSender(sandbox.endpoints.smsRu),
    createSmscSender(sandbox.endpoints.smsc),
  ]) {
    await sender.send(message);
    await expect(sender.send(message)).rejects.toMatchObject({
      kind: 'duplicate',
      mayHaveBeenSent: true,
    });
  }
  expect(await receivedTexts(sandbox, phone)).toHaveLength(2);
});
