import { describe, expect, it } from 'vitest';
import { markedGuest } from '../../../test/fixtures/personal-data/marked-guest.ts';
import { personalColumns } from '../../../test/fixtures/personal-data/personal-columns.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { readPictures, sectionNames } from './export-repository.ts';
import { createGuestExport } from './guest-export.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ only: [] }));

/** Copies of what is exported anyway, and what is known of a phone only while somebody signs in. */
const copies = [
  'outbox',
  'stream_event',
  'idempotency_key',
  'alert',
  'otp_phone',
  'attempt_budget',
];
/** Secrets of a browser, of a code and of a payment form; the provider's words; what clients call things. */
const secrets = [
  ...['push_subscription.p256dh', 'push_subscription.auth', 'push_subscription.visitor_id'],
  ...['push_subscription.endpoint', 'otp_challenge.code_hmac', 'otp_challenge.holder'],
  ...['payment.confirmation_token', 'ticket_message.client_id', 'ticket_note.client_id'],
  ...['book_difference.note', 'ticket_picture.image', 'ticket_picture.preview'],
];

describe('everything about one guest as a file', () => {
  it('holds every column that may hold a guest’s data, the pictures beside it', async () => {
    const guest = await markedGuest(portal.prisma);
    const response = await portal.send('admin', `/api/admin/guest/${guest.id}/data.zip`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/guest-\d+-[\d-]{10}\.zip/);
    const bytes = Buffer.from(await response.arrayBuffer());
    // Stored, not deflated: what stands in it can be read as it is.
    const text = bytes.toString('utf8');
    const json = text.slice(text.indexOf('{\n'), text.lastIndexOf('\n}\n') + 2);
    const file = JSON.parse(json) as Record<string, Record<string, unknown>[]>;
    expect(Object.keys(file)).toEqual(['writtenAt', 'account', ...sectionNames]);
    for (const section of sectionNames)
      expect([section, file[section]?.length]).not.toEqual([section, 0]);
    const fields = new Set(JSON.stringify(file).match(/"\w+":/g));
    const missing = personalColumns.personal.filter((column) => {
      const [table = '', field = ''] = column.split('.');
      return !copies.includes(table) && !secrets.includes(column) && !fields.has(`"${field}":`);
    });
    expect(missing).toEqual([]);
    expect(text.match(/PK\u0001\u0002/g)).toHaveLength(3);
    expect(file['ticketMessages']?.[0]?.['pictures']).toEqual([
      expect.stringMatching(/^pictures\/[\w-]{36}\.webp$/),
    ]);
    const where = { action: 'export', entityId: String(guest.id) };
    expect(await portal.prisma.auditEntry.count({ where })).toBe(1);
  });

  it('is of nobody where there is nobody, and for admins alone', async () => {
    expect((await portal.send('admin', '/api/admin/guest/2000000000/data.zip')).status).toBe(404);
    expect((await portal.send('moderator', '/api/admin/guest/1/data.zip')).status).toBe(403);
  });

  it('is read no faster than it is taken', async () => {
    const guest = await portal.guest('Долгов');
    const { prisma } = portal;
    const image = Buffer.alloc(1_000);
    await prisma.ticketPicture.createMany({
      data: Array.from({ length: 40 }, () => ({
        ...{ id: crypto.randomUUID(), owner: `user_${guest.id}`, image, preview: image },
        ...{ width: 1, height: 1, byteCount: image.length },
      })),
    });
    let read = 0;
    const counted = {
      $queryRawUnsafe<Rows>(sql: string, ...values: unknown[]) {
        if (sql.includes('picture.image')) read += 1;
        return prisma.$queryRawUnsafe<Rows>(sql, ...values);
      },
    };
    const pieces = await createGuestExport(counted)(guest.id);
    let bytes = 0;
    for await (const piece of pieces ?? []) {
      bytes += piece.byteLength;
      if (bytes > 5_000) break;
    }
    expect(read).toBeLessThan(5);
    const all = [];
    for await (const { id } of readPictures(prisma, guest.id)) all.push(id);
    expect(new Set(all).size).toBe(40);
  });
});
