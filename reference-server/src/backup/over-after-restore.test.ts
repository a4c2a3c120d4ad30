import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  backUp,
  createBackupPlace,
  seedAwkwardly,
  type BackupPlace,
} from '../../test/fixtures/backups.ts';
import { withConnection } from '../db/embedded/single-connection.ts';

let place: BackupPlace;
beforeEach(async () => {
  place = await createBackupPlace();
});
afterEach(() => place.stop());

it('a restore neither sends again what waited, nor opens sessions or codes that may have ended since', async () => {
  const { prisma } = place.portal;
  await seedAwkwardly(place.portal);
  const guest = await prisma.guest.findFirstOrThrow();
  const later = new Date(Date.now() + 3_600_000);
  await prisma.session.create({
    data: {
      id: '7d8f5a3c-4b1e-4c53-9a52-0f5f3f1f2b60',
      subject: 'guest',
      guestId: guest.id,
      expiresAt: later,
      absoluteExpiresAt: later,
    },
  });
  await prisma.otpChallenge.create({
    data: {
      id: '7d8f5a3c-4b1e-4c53-9a52-0f5f3f1f2b61',
      phone: guest.phone,
      codeHmac: Buffer.from('x'),
      digits: 4,
      address: '',
      holder: '',
      expiresAt: later,
    },
  });
  const channels = ['live', 'sms', 'telegram', 'push', 'iiko'];
  for (const channel of channels) {
    await prisma.outbox.create({ data: { channel, kind: 'waiting', payload: {} } });
    await prisma.outbox.create({
      data: { channel, kind: 'given up', payload: {}, deadAt: new Date() },
    });
  }
  await prisma.stream.create({ data: { identity: 'user_1', seq: 7 } });
  await prisma.streamEvent.create({
    data: { identity: 'user_1', seq: 7, name: 'x', payload: {} },
  });
  const order = await prisma.order.findFirstOrThrow();
  const decidedAt = new Date('2026-11-01T00:00:00Z');
  await prisma.payment.create({
    data: {
      ...{ id: '7d8f5a3c-4b1e-4c53-9a52-0f5f3f1f2b62', orderId: order.id, provider: 'yookassa' },
      ...{ providerPaymentId: 'p', status: 'succeeded', amountKopecks: 100 },
      refunds: {
        create: {
          id: '7d8f5a3c-4b1e-4c53-9a52-0f5f3f1f2b63',
          amountKopecks: 50,
          reason: 'by_hand',
          createdAt: decidedAt,
        },
      },
    },
  });
  await backUp(place.portal.url, place.file);
  await place.restore();
  const rows = async (sql: string) =>
    (await withConnection(place.target.url, (client) => client.query<Record<string, unknown>>(sql)))
      .rows;
  expect(await rows('SELECT id FROM session')).toEqual([]);
  expect(await rows('SELECT id FROM otp_challenge')).toEqual([]);
  expect(await rows(`SELECT channel FROM outbox WHERE kind = 'waiting'`)).toEqual([
    { channel: 'iiko' },
  ]);
  expect(await rows(`SELECT channel FROM outbox WHERE kind = 'given up'`)).toHaveLength(5);
  // A client that came further than the backup is behind again, and is told to load everything anew.
  expect(await rows(`SELECT seq > 1000 AS "isAhead" FROM stream`)).toEqual([{ isAhead: true }]);
  expect(await rows('SELECT seq FROM stream_event')).toEqual([]);
  // Its key may be forgotten at the provider: it is asked what it has given before anything is given.
  expect(await rows('SELECT requested_at FROM refund')).toEqual([{ requested_at: decidedAt }]);
});
