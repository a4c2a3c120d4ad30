import { openTicketsMax, type Ticket } from '@portal/domain/tickets';
import { expect, it } from 'vitest';
import { seedHelpdesk } from '../../../test/fixtures/tickets.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(
  createTestPortal({ seed: seedHelpdesk, only: [], hasBounds: true }),
);

function ask(guestId: number, headers: Record<string, string> = {}) {
  const ticket = { room: portal.hotel.roomId, message: 'Не горит лампа' };
  return portal.call<{ ticket: Ticket }>(`guest-${guestId}`, '/api/ticket/create', ticket, headers);
}

it('a guest has ten open tickets, however many are opened at once, and is told what to do', async () => {
  const { guestId, otherGuestId } = portal.hotel;
  const answers = await Promise.all(Array.from({ length: 16 }, () => ask(guestId)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(openTicketsMax);
  expect(await portal.prisma.ticket.count({ where: { guestId } })).toBe(openTicketsMax);
  expect((await ask(otherGuestId)).status).toBe(201);

  const headers = { 'idempotency-key': 'one more' };
  const refused = await ask(guestId, headers);
  expect(refused).toMatchObject({ status: 409, body: { code: 'TOO_MANY_OPEN' } });
  expect(refused.body.error).toBe(
    'У вас уже 10 открытых заявок. Напишите в одну из них или подождите, пока их закроют.',
  );
  const first = await portal.prisma.ticket.findFirstOrThrow({ where: { guestId } });
  await portal.prisma.ticket.update({
    where: { id: first.id },
    data: { status: 'closed', closeAt: new Date() },
  });
  expect((await ask(guestId, headers)).status).toBe(201);
});

it('says so to whoever asks by the client', async () => {
  const { id: guestId, client } = await portal.guest('Настойчивый');
  const { roomId } = portal.hotel;
  const data = Array.from({ length: openTicketsMax }, () => ({ guestId, roomId }));
  await portal.prisma.ticket.createMany({ data });
  const asking = client.tickets.create(
    { room: roomId, message: 'И ещё лампа' },
    { idempotencyKey: 'key' },
  );
  expect(await asking).toMatchObject({
    ok: false,
    refusal: {
      code: 'TOO_MANY_OPEN',
      text: expect.stringContaining('подождите, пока их закроют'),
    },
  });
});
