import { guestIdentity } from '@portal/domain/audit';
import type { ErasedCounts } from '@portal/domain/guests';
import type { TextKey } from '@portal/domain/texts';
import type { SqlClient } from '../../db/statement.ts';
import type { RefusedField } from '../../kernel/replies/problem-error.ts';
import type { Change, MakeChange } from '../../outbox/change.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import type { Sessions } from '../auth/session/sessions.ts';
import { erasureRepository as repository, type OpenThings } from './erasure-repository.ts';

/** What became of erasing a guest's data. */
type ErasureOutcome =
  /** All zeros where it had been done before. */
  | { readonly kind: 'erased'; readonly counts: ErasedCounts }
  /** Something is open: nothing was changed. */
  | { readonly kind: 'open'; readonly open: OpenThings }
  | { readonly kind: 'unknown' };

/** Erases the personal data of one guest. */
export type EraseGuest = (guestId: number, actor: string) => Promise<ErasureOutcome>;

/** What it works with. */
export interface GuestErasureOptions {
  readonly makeChange: MakeChange;
  /** Closes the live connections of sessions that are gone; a command has none, and instances look themselves. */
  readonly sessions: Pick<Sessions, 'leaveRevoked'>;
}

/** Pictures are large: a guest of many years takes longer than a statement is otherwise given. */
const limitMilliseconds = 60_000;
/** So many of a kind are named where something is open. */
const namedMax = 10;

const nothing: ErasedCounts = {
  ...{ orders: 0, tickets: 0, messages: 0, pictures: 0, ratings: 0, sessions: 0, banquets: 0 },
};

/**
 * Erases in one transaction: first the locks that everybody takes who writes for the guest, then what is
 * open is looked at, then every place that holds the guest's data. Who signs in meanwhile waits for the
 * account's row and finds the phone free; who writes in a ticket waits for the ticket's and finds it emptied.
 */
export function createGuestErasure({ makeChange, sessions }: GuestErasureOptions): EraseGuest {
  return function eraseGuest(guestId, actor) {
    return makeChange(
      async ({
        transaction,
        afterCommit,
        undo,
      }: Change<ErasureOutcome>): Promise<ErasureOutcome> => {
        await transaction.$executeRawUnsafe(`SET LOCAL statement_timeout = ${limitMilliseconds}`);
        const [known] = await repository.readPhone(transaction, guestId);
        if (known) await deleteSignIns(transaction, known.phone);
        await repository.lockTickets(transaction, guestId);
        await repository.lockOrders(transaction, guestId);
        const [guest] = await repository.lockGuest(transaction, guestId);
        if (!guest) return { kind: 'unknown' };
        if (guest.erasedAt) return { kind: 'erased', counts: nothing };
        // Again, with what was begun while the account's row was waited for.
        const tickets = await repository.lockTickets(transaction, guestId);
        const orders = await repository.lockOrders(transaction, guestId);
        const { name, phone, email } = guest;
        const now = new Date();
        const [open] = await repository.readOpen(transaction, guestId, phone, now, namedMax);
        if (open && Object.values(open).some((ids) => ids !== null)) {
          undo({ kind: 'open', open });
        }

        const identity = guestIdentity(guestId);
        const marks = [guestId, phone, email ?? '', idsOf(orders), idsOf(tickets)] as const;
        const [cleared] = await repository.clearOrders(transaction, guestId);
        const [emptied] = await repository.emptyTickets(transaction, guestId, identity, now);
        const [rated] = await repository.clearRatings(transaction, guestId);
        const banquets = await repository.clearBanquets(transaction, phone);
        const ended = await repository.deleteSessions(transaction, guestId);
        await repository.deleteUnattended(transaction, guestId);
        await repository.holdLiveDispatch(transaction);
        await repository.deleteFromOutbox(transaction, ...marks);
        await repository.deleteFromStreams(transaction, ...marks, identity);
        await repository.deleteAnswers(transaction, ...marks, identity);
        await repository.clearAlerts(transaction, ...marks, name);
        await repository.clearAudit(transaction, ...marks, name, idsOf(banquets));
        await repository.clearGuest(transaction, guestId, now);
        const counts: ErasedCounts = {
          orders: cleared?.count ?? 0,
          ...(emptied ?? { tickets: 0, messages: 0, pictures: 0 }),
          ratings: rated?.count ?? 0,
          sessions: ended.length,
          banquets: banquets.length,
        };
        await recordAudit(transaction, {
          ...{ actor, action: 'erase', entity: 'guest', entityId: String(guestId) },
          to: { ...counts },
        });
        afterCommit(() =>
          sessions.leaveRevoked(ended.map(({ id }) => ({ id, reason: 'revoked' }))),
        );
        return { kind: 'erased', counts };
      },
      { timeout: limitMilliseconds },
    );
  };
}

/** Whoever signs in meanwhile holds these rows first, or finds none and asks for another code. */
async function deleteSignIns(transaction: SqlClient, phone: string): Promise<void> {
  await repository.deleteCodeCounts(transaction, phone);
  await repository.deleteCodes(transaction, phone);
  await repository.deleteAttempts(transaction, phone);
}

/** What is open, each kind in a sentence. */
export function openThingDetails(open: OpenThings): RefusedField[] {
  return (['orders', 'tickets', 'money', 'banquets'] as const).flatMap((kind) => {
    const ids = open[kind];
    if (ids === null) return [];
    const list = ids.map((id) => `№${id}`).join(', ');
    return [
      { path: 'data.id', message: `guestData.open.${kind}` satisfies TextKey, params: { list } },
    ];
  });
}

function idsOf(rows: readonly { readonly id: number }[]): string[] {
  return rows.map(({ id }) => String(id));
}
