import {
  createTexts,
  differenceKinds,
  differenceRuleOf,
  differenceText,
  type AlertAbout,
  type DifferenceKind,
} from '@portal/domain';
import type { SqlClient } from '../../db/statement.ts';
import type { Alerts } from '../alerts/alerts.ts';
import {
  differenceOf,
  differenceRepository,
  type DifferenceRow,
  type FoundDifference,
  type Resolution,
} from './difference-repository.ts';

/**
 * Differences between the books, for those who find them and those who end them: inside the transaction that
 * changes the money where there is one. Call `wake` of the alerts after its commit.
 */
export interface BookDifferences {
  /** Writes one down that somebody must look at, once however often it is found, and alerts them. */
  open(transaction: SqlClient, found: FoundDifference): Promise<void>;
  /** Writes one down that the portal has just adopted, so that people see what was changed. */
  noteAdopted(transaction: SqlClient, found: FoundDifference): Promise<void>;
  /** Both sides agree again about this, without anybody's doing. */
  close(transaction: SqlClient, found: Pick<FoundDifference, 'kind' | 'subject'>): Promise<void>;
  /** Somebody has done something about it; null: it was resolved by another meanwhile. */
  resolve(
    transaction: SqlClient,
    id: number,
    resolution: Resolution,
  ): Promise<DifferenceRow | null>;
}

/** The kinds whose alert is `payment-difference`; money that is owed has an alert of its own. */
const alerted = differenceKinds.filter(isAlerted);
const texts = createTexts({ locale: 'ru' });

/** Differences that stand in the database, each with its alert. */
export function createBookDifferences(alerts: Pick<Alerts, 'raise' | 'end'>): BookDifferences {
  async function endAlert(transaction: SqlClient, row: DifferenceRow): Promise<void> {
    if (!isAlerted(row.kind)) return;
    const { orderId, subject } = row;
    if ((await differenceRepository.countAlerted(transaction, orderId, subject, alerted)) > 0) {
      return;
    }
    await alerts.end(transaction, { kind: 'payment-difference', about: aboutOf(row) });
  }

  return {
    async open(transaction, found) {
      const row = await differenceRepository.open(transaction, found, new Date());
      if (!row.isNew || !isAlerted(row.kind)) return;
      const what = differenceText(texts, differenceOf(row).attributes);
      const alert = { kind: 'payment-difference', about: aboutOf(row), params: { what } } as const;
      await alerts.raise(transaction, alert);
    },

    async noteAdopted(transaction, found) {
      const now = new Date();
      await differenceRepository.open(transaction, found, now);
      await differenceRepository.resolveOpen(transaction, found.kind, found.subject, now, 'adopt');
    },

    async close(transaction, { kind, subject }) {
      const rows = await differenceRepository.resolveOpen(
        transaction,
        ...([kind, subject, new Date(), null] as const),
      );
      for (const row of rows) await endAlert(transaction, row);
    },

    async resolve(transaction, id, resolution) {
      const row = await differenceRepository.resolveById(transaction, id, new Date(), resolution);
      if (row) await endAlert(transaction, row);
      return row;
    },
  };
}

function isAlerted(kind: DifferenceKind): boolean {
  return kind !== 'refund-owed' && !differenceRuleOf(kind).isAdopted;
}

function aboutOf({ orderId, paymentId, subject }: FoundDifference): AlertAbout {
  if (orderId !== null) return { type: 'order', id: orderId };
  return { type: 'payment', id: paymentId ?? subject };
}
