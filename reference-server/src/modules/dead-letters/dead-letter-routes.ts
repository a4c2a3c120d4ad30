import { discardDeadLetters, fetchDeadLetters, resendDeadLetters } from '@portal/domain/outbox';
import { createTexts, type Locale } from '@portal/domain/texts';
import { identityOf } from '../../kernel/actor.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { implementChange, type MakeChange } from '../../outbox/change.ts';
import type { DeadLetterRow, DeadLetterRepository } from './dead-letter-repository.ts';
import { summariseDeadLetter } from './dead-letter-summary.ts';

/** The calls about what could not be delivered. */
export function deadLetterRoutes(
  repository: DeadLetterRepository,
  makeChange: MakeChange,
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
    implementChange(makeChange, resendDeadLetters, async ({ body, actor }, change) => {
      const { transaction, afterCommit } = change;
      const by = identityOf(actor);
      const count = await repository.resend(transaction, body.data, by, new Date());
      afterCommit(onFewer);
      return { status: 200, body: { success: true, data: { count } } };
    }),
    implementChange(makeChange, discardDeadLetters, async ({ body, actor }, change) => {
      const { transaction, afterCommit } = change;
      const count = await repository.discard(transaction, body.data, identityOf(actor));
      afterCommit(onFewer);
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
