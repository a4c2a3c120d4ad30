import { oneLine } from '@portal/domain/contract';
import { deadLetterChannels, type DeadLetterChannel } from '@portal/domain/outbox';
import { createTexts } from '@portal/domain/texts';
import type { Database } from '../../db/database.ts';
import { defineStatement } from '../../db/statement.ts';
import type { MakeChange } from '../../outbox/change.ts';
import type { Alerts } from '../alerts/alerts.ts';
import { summariseDeadLetter } from './dead-letter-summary.ts';

/** The newest of what was given up, and how much there is. */
interface NewestDeadLetter {
  readonly channel: DeadLetterChannel;
  readonly kind: string;
  readonly payload: unknown;
  readonly lastError: string | null;
  readonly total: number;
}

const readNewest = defineStatement<[channels: readonly string[]], NewestDeadLetter>(`
  SELECT channel, kind, payload, last_error AS "lastError", (count(*) OVER ())::int AS total
  FROM outbox WHERE dead_at IS NOT NULL AND channel = ANY($1::text[])
  ORDER BY dead_at DESC, id DESC LIMIT 1`);

/** Each dead letter is alerted of once, by one instance, whatever has become of the alert since. */
const claimUnalerted = defineStatement<[now: Date, channels: readonly string[]], { id: bigint }>(`
  UPDATE outbox SET dead_alerted_at = $1::timestamptz
  WHERE dead_at IS NOT NULL AND dead_alerted_at IS NULL AND channel = ANY($2::text[])
  RETURNING id`);

const hasOpenAlert = defineStatement<[], { id: number }>(
  `SELECT id FROM alert WHERE kind = 'notification-dead' AND resolved_at IS NULL`,
);

const texts = createTexts({ locale: 'ru' });

/** Raises the alert on new dead letters, keeps its count, and ends it when nothing is left. */
export async function alertDeadLetters(
  prisma: Database['prisma'],
  makeChange: MakeChange,
  alerts: Alerts,
  now: Date,
): Promise<void> {
  const [[some], [open]] = await Promise.all([
    readNewest(prisma, deadLetterChannels),
    hasOpenAlert(prisma),
  ]);
  if (!some && !open) return;
  await makeChange(async (change) => {
    const { transaction } = change;
    const claimed = await claimUnalerted(transaction, now, deadLetterChannels);
    // Once more: what is claimed may have been given up since.
    const [newest] = await readNewest(transaction, deadLetterChannels);
    if (!newest) {
      return alerts.end(change, { kind: 'notification-dead' });
    }
    const alert = {
      kind: 'notification-dead',
      about: null,
      count: newest.total,
      params: {
        what: summariseDeadLetter(newest, texts),
        error: oneLine(newest.lastError ?? '') || texts.t('notice.none'),
      },
    } as const;
    return claimed.length > 0 ? alerts.raise(change, alert) : alerts.change(change, alert);
  });
}
