import type {
  BanquetChange,
  BanquetDiscrepancy,
  BanquetStatus,
  ReserveState,
} from '@portal/domain/banquets';

/** What was learned of a reserve. */
export type ReserveOutcome =
  /** The cloud has it. */
  | { readonly kind: 'sent'; readonly correlationId: string; readonly body: object }
  | {
      readonly kind: 'accepted';
      readonly body: object;
      readonly drift: readonly BanquetDiscrepancy[];
    }
  /** The till will not have it: another one has to be made. */
  | { readonly kind: 'refused'; readonly body: object | null; readonly text: string }
  /** It was turned away, or nobody answers: the same one can be sent again. */
  | { readonly kind: 'unanswered'; readonly text: string }
  /** Nothing has changed. */
  | { readonly kind: 'pending' }
  /** It did not work this time and is tried again. */
  | { readonly kind: 'trouble'; readonly text: string }
  | { readonly kind: 'cancelSent'; readonly correlationId: string | null }
  | { readonly kind: 'cancelRefused'; readonly text: string }
  /**
   * The restaurant does not have it, or has called it off. Where that is not certain, a till that was away
   * may still make it.
   */
  | { readonly kind: 'gone'; readonly isCertain: boolean }
  /** The till has made it after all, once its banquet was called off or another was sent in its place. */
  | { readonly kind: 'ghost'; readonly text: string }
  | {
      readonly kind: 'compared';
      readonly body: object;
      readonly drift: readonly BanquetDiscrepancy[];
    };

/** How a banquet and its reserve stand. */
export interface ReserveStatus {
  readonly status: BanquetStatus;
  readonly state: ReserveState;
  /** The banquet failed for want of it. */
  readonly isMissed: boolean;
  /** The banquet was called off, or another one was sent in its place. */
  readonly isUnwanted: boolean;
  readonly iikoError: string | null;
  readonly drift: readonly BanquetDiscrepancy[];
}

/** What an outcome changes: the reserve, and the banquet where that is its newest. */
export interface OutcomeChange {
  readonly banquet: {
    readonly status?: BanquetStatus;
    readonly iikoError?: string | null;
    readonly drift?: readonly BanquetDiscrepancy[];
  };
  readonly reserve: {
    readonly state?: ReserveState;
    readonly correlationId?: string;
    readonly cancelCorrelationId?: string | null;
    readonly body?: object;
  };
  /** The notification; null when none is needed. */
  readonly announced: BanquetChange | null;
}

/** What an outcome changes; null when it comes too late to change anything. */
export function outcomeChange(
  current: ReserveStatus,
  outcome: ReserveOutcome,
): OutcomeChange | null {
  const { status, state, isUnwanted } = current;
  const isOpen = state === 'queued' || state === 'sent';
  switch (outcome.kind) {
    case 'sent': {
      const { correlationId, body } = outcome;
      // Called off while it was on its way: what the restaurant has is called off there.
      if (state === 'canceling') {
        return { banquet: {}, reserve: { correlationId, body }, announced: null };
      }
      if (state !== 'queued') return null;
      const reserve = { state: 'sent', correlationId, body } as const;
      return { banquet: { iikoError: null }, reserve, announced: 'sent' };
    }
    case 'accepted': {
      if (!isOpen && !(current.isMissed && state === 'refused')) return null;
      const { body, drift } = outcome;
      return {
        banquet: { status: 'transferred', iikoError: null, drift },
        reserve: { state: 'accepted', body },
        announced: drift.length > 0 ? 'drift' : 'accepted',
      };
    }
    case 'refused': {
      if (!isOpen) return null;
      const body = outcome.body ?? undefined;
      return {
        banquet: { status: 'failed', iikoError: outcome.text },
        reserve: { state: 'refused', ...(body && { body }) },
        announced: 'failed',
      };
    }
    case 'unanswered':
      if (!isOpen) return null;
      return {
        banquet: { status: 'failed', iikoError: outcome.text },
        reserve: { state: 'queued' },
        announced: 'failed',
      };
    case 'pending':
      return null;
    case 'trouble':
      if (outcome.text === current.iikoError || status === 'canceled') return null;
      return { banquet: { iikoError: outcome.text }, reserve: {}, announced: 'changed' };
    case 'cancelSent':
      if (state !== 'canceling') return null;
      return {
        banquet: {},
        reserve: { cancelCorrelationId: outcome.correlationId },
        announced: null,
      };
    case 'cancelRefused':
      if (state !== 'canceling') return null;
      if (isUnwanted) {
        // A ghost: it is called off anew when it is looked at next.
        return {
          banquet: { iikoError: outcome.text },
          reserve: { state: 'canceled', cancelCorrelationId: null },
          announced: 'cancelRefused',
        };
      }
      return {
        banquet: { status: 'transferred', iikoError: outcome.text },
        reserve: { state: 'accepted', cancelCorrelationId: null },
        announced: 'cancelRefused',
      };
    case 'gone':
      if (state !== 'canceling') return null;
      return {
        banquet: { status: 'canceled', iikoError: null, drift: [] },
        reserve: { state: 'canceled' },
        announced: 'canceled',
      };
    case 'ghost':
      if (!isUnwanted || (state !== 'canceled' && state !== 'refused')) return null;
      return {
        banquet: { iikoError: outcome.text },
        reserve: { state: 'canceling', cancelCorrelationId: null },
        announced: 'changed',
      };
    case 'compared': {
      if (state !== 'accepted') return null;
      const { body, drift } = outcome;
      if (JSON.stringify(drift) === JSON.stringify(current.drift)) return null;
      return {
        banquet: { drift },
        reserve: { body },
        announced: drift.length > 0 ? 'drift' : 'changed',
      };
    }
  }
}
