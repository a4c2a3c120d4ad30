import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { secrets, useSignInHouse } from '../../../../test/fixtures/sign-in/sign-in.ts';
import { createLog } from '../../../log.ts';
import { DeliveryError, type Retry } from '../../../outbox/delivery-error.ts';
import { SmsSendError, type SmsErrorKind, type SmsMessage } from '../../../ports/sms-sender.ts';
import { createCodeDelivery } from './deliver-code.ts';
import { createMessageSeal } from './sealed-message.ts';

const house = useSignInHouse();
const phone = '+79161234567';
const address = '198.51.100.7';

/** The delivery of codes through a gateway that takes every message, or fails in one way. */
function deliveryBy(failing?: SmsErrorKind) {
  const taken: SmsMessage[] = [];
  const deliver = createCodeDelivery({
    database: house.prisma,
    seal: createMessageSeal(secrets.otpPepper),
    smsSender: {
      async send(message) {
        if (failing) {
          throw new SmsSendError(`Message to ${phone}`, { kind: failing, failure: 'answered' });
        }
        taken.push(message);
        return { providerMessageId: '1', costKopecks: 500 };
      },
    },
    log: createLog('silent'),
  });
  return { deliver, taken };
}

async function queuedRow() {
  const server = await house.open();
  await server.visitor(address).sendCode(phone);
  return house.prisma.outbox.findFirstOrThrow();
}

describe('the SMS with a code', () => {
  it('waits no longer than its code lives, and says how long that is', async () => {
    const row = await queuedRow();
    expect(row).toMatchObject({
      channel: 'sms',
      kind: 'sign-in-code',
      expiresAt: new Date('2026-11-20T09:05:00Z'),
    });
    const { deliver, taken } = deliveryBy();
    house.pass(100);
    await deliver(row);
    expect(taken).toEqual([
      expect.objectContaining({ phone, clientAddress: address, expiresInSeconds: 200 }),
    ]);
  });

  it.each([
    ['its code is over', 300, false],
    ['a newer one was sent', 5, true],
  ])('is not sent when %s', async (_, seconds, sendAnother) => {
    const row = await queuedRow();
    house.pass(seconds);
    if (sendAnother) await (await house.open()).visitor(address).sendCode(phone);
    const { deliver, taken } = deliveryBy();
    await deliver(row);
    expect(taken).toEqual([]);
  });

  it.each<[SmsErrorKind, Retry]>([
    ['provider_down', 'by-back-off'],
    ['rate_limited', { afterSeconds: 20 }],
    ['no_funds', { afterSeconds: 60 }],
    ['auth', 'never'],
    ['bad_phone', 'never'],
    ['forbidden_text_or_sender', 'never'],
    ['rejected', 'never'],
    ['unknown', 'never'],
  ])('is tried again after %s: %j', async (kind, retry) => {
    const { deliver } = deliveryBy(kind);
    const failure: unknown = await deliver(await queuedRow()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DeliveryError);
    expect(failure).toMatchObject({ retry });
    expect(String(failure)).not.toContain(phone);
  });

  it('counts as sent when the gateway has it already', async () => {
    await expect(deliveryBy('duplicate').deliver(await queuedRow())).resolves.toBeUndefined();
  });

  it('cannot be opened with another pepper, for another challenge, or after a change', async () => {
    const seal = createMessageSeal(secrets.otpPepper);
    const challengeId = randomUUID();
    const message = { phone, text: 'Код', clientAddress: '::1', expiresAt: new Date() };
    const sealed = seal.seal(challengeId, message);
    expect(seal.open(challengeId, sealed)).toEqual(message);
    expect(seal.seal(challengeId, message)).not.toBe(sealed);
    const changed = Buffer.from(sealed, 'base64');
    changed[changed.length - 1]! ^= 1;
    expect(() => seal.open(randomUUID(), sealed)).toThrow();
    expect(() => seal.open(challengeId, changed.toString('base64'))).toThrow();
    expect(() => createMessageSeal('another pepper').open(challengeId, sealed)).toThrow();
  });

  it('is the only SMS there is', async () => {
    const { deliver } = deliveryBy();
    await expect(deliver({ kind: 'advertising', payload: {} })).rejects.toMatchObject({
      retry: 'never',
    });
  });
});
