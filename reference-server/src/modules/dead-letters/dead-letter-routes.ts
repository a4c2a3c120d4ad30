import { discardDeadLetters, fetchDeadLetters, resendDeadLetters } from '@portal/domain/outbox';
import { createTexts, type Locale } from '@portal/domain/texts';
import { identityOf } from '../../kernel/actor.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { DeadLetterRow, DeadLetterRepository } from './dead-letter-repository.ts';
import { summariseDeadLetter } from './dead-letter-summary.ts';

/** The calls about what could not be delivered. */
export function deadLetterRoutes(
  repository: DeadLetterRepository,
  outbox: Pick<Outbox, 'wake'>,
  /** Fewer are left. */
  onFewer: () => void,
): Route[] {
  return [
    implement(fetchDeadLetters, async ({ body, locale }) => {
      const { data, meta } = await repository.page(body.data);
      const now = new Date();
      const outbox = { data: data.map((row) => deadLetterOf(row, locale, now)), meta };
      return { status: 200, body: { outbox } };
    }),
    implement(resendDeadLetters, async ({ body, actor }) => {
      const { count, channels } = await repository.resend(body.data, identityOf(actor), new Date());
      for (const channel of channels) outbox.wake(channel);
      onFewer();
      return { status: 200, body: { success: true, data: { count } } };
    }),
    implement(discardDeadLetters, async ({ body, actor }) => {
      const count = await repository.discard(body.data, identityOf(actor));
      onFewer();
      return { status: 200, body: { success: true, data: { count } } };
    }),
  ];
}

function deadLetterOf(row: DeadLetterRow, locale: Locale, now: Date) {
  const { id, channel, kind, attempts, lastError, createdAt, deadAt, expiresAt } = row;
  return {
    id: String(id),
    attributes: {
      channel,
      kind,
      summary: summariseDeadLetter(row, createTexts({ locale })),
      lastError,
      attempts,
      create_at: createdAt.toISOString(),
      dead_at: deadAt.toISOString(),
      canResend: expiresAt === null || expiresAt > now,
    },
  };
}
