/** A place in the sources where a guard stands, and what stands there without it. */
export interface GuardedPlace {
  /** Below `src`. */
  readonly file: string;
  readonly guarded: string;
  readonly broken: string;
}

const payments = (file: string, guarded: string, broken: string): GuardedPlace => ({
  file: `modules/payments/${file}`,
  guarded,
  broken,
});

/**
 * Guards that keep the books right, each with what is to be replaced to break it: the simulator has to find
 * every one of them broken. @see remove-guards.ts
 */
export const guards = {
  /** Money that comes for a canceled order, or a second time, goes back. */
  'late-money': [
    payments(
      'payment/settlement-repository.ts',
      `if (isNew && typeof action === 'object') {`,
      `if (isNew && typeof action === 'object' && money.order.status !== 'canceled') {`,
    ),
  ],
  /** A payment that was answered for is no other, whoever asked about it before. */
  'two-answers': [
    payments(
      'payment/settlement-repository.ts',
      `if (answered !== null && answered !== reported.providerPaymentId) return null;`,
      `if (answered === '') return null;`,
    ),
  ],
  /** A1: a refund that has ended is not begun again, and what the provider says of it later is booked. */
  'ended-refunds': [
    payments(
      'refund/staff-refund-repository.ts',
      `if (begun?.status !== 'canceled') return`,
      'return',
    ),
    payments(
      'refund/refund-sync.ts',
      `if (refund?.status !== 'intent' && refund?.status !== 'pending') return;`,
      `if (!refund || refund.status === 'succeeded') return;`,
    ),
    payments(
      'refund/refund-repository.ts',
      `if (known?.status === 'succeeded') return known;`,
      `if (known?.status === 'succeeded' || known?.status === 'canceled') return known;`,
    ),
    payments(
      'refund/refund-sync.ts',
      `if (known?.status !== 'intent' || known.keyVersion !== refund.keyVersion) return null;`,
      `if (!known || known.status === 'succeeded') return null;`,
    ),
    payments('refund/refund-repository.ts', `AND status = 'intent'`, `AND status <> 'succeeded'`),
  ],
  /** A2: what was taken in part is believed. */
  'partial-captures': [
    payments(
      'payment/provider-differences.ts',
      `return status === 'succeeded' ? Math.min(taken, amountKopecks) : amountKopecks;`,
      `return status === 'succeeded' && taken === 0 ? 0 : amountKopecks;`,
    ),
  ],
  /** A2: another amount is not asked for while the one before has no answer. */
  'unanswered-captures': [
    payments(
      'payment/held-money-repository.ts',
      `if (payment.captureAskedAt !== null) {`,
      `if (isKnown()) {`,
    ),
    payments(
      'payment/held-money-repository.ts',
      `/** Decisions in SQL, the order's row locked first. */`,
      `const isKnown = () => false;`,
    ),
  ],
  /** A3: refunds that were made in the cabinet are booked when a payment or one of them is read. */
  'cabinet-refunds': [
    payments(
      'payment/payment-sync.ts',
      `for (const reported of made.toReversed()) await bookRefund(payment, reported);`,
      '',
    ),
  ],
  /** A4: a command is repeated to the byte, and looked for where its key stands for another. */
  'frozen-bodies': [
    payments('refund/refund-repository.ts', `if (request !== null) return request;`, ''),
    payments('refund/refund-repository.ts', `COALESCE(request, \${composed})`, `\${composed}`),
    payments(
      'refund/refund-sync.ts',
      `await payments.adoptRefunds(payment).catch(`,
      `await Promise.resolve().catch(`,
    ),
  ],
  /** A4: before a key is used that the provider may have forgotten, what it has made is looked for. */
  'forgotten-keys': [
    payments(
      'refund/refund-sync.ts',
      `if (!isExpired && refund.keyVersion === 0) return refund;`,
      `if (refund.request !== '') return refund;`,
    ),
  ],
  /** A4: a payment whose key stands for another command is looked for. */
  'lost-payments': [
    payments(
      'payment/payment-sync.ts',
      `if (!isFirstAttempt && isKeyExpired(payment, new Date())) return recover(payment);`,
      '',
    ),
  ],
  /** A5: only an error of the provider's own is a rejection. */
  'proxy-errors': [
    {
      file: 'adapters/yookassa/yookassa-call.ts',
      guarded: `: wire && kinds[status];`,
      broken: `: (kinds[status] ?? (status < 500 ? 'refused' : undefined));`,
    },
  ],
  /** A5: money that is owed is asked for until it is given. */
  'owed-money': [
    payments(
      'refund/refund-repository.ts',
      `status: owed ? ('intent' as const)`,
      `status: owed ? ('canceled' as const)`,
    ),
    payments(
      'refund/refund-repository.ts',
      `nextCheckAt: owed ? nextRefundCheck(refund, new Date()) : null,`,
      `nextCheckAt: null,`,
    ),
    payments(
      'refund/refund-repository.ts',
      `return reason ? decideRefund(transaction, fitted, payment, reason) : fitted;`,
      `return reason === null ? money : fitted;`,
    ),
  ],
  /** A8: staff are told of a hold that was lost. */
  'lost-holds': [payments('payment/settlement-repository.ts', `if (how) {`, `if (how && !how) {`)],
  /** A14: what is given back is reckoned and taken from one payment. */
  'one-payment': [
    payments(
      'refund/staff-refund-repository.ts',
      `const payment = paymentToRefund(payments);`,
      `const payment = [...payments].reverse().find(({ status }) => status === 'succeeded');`,
    ),
  ],
  /** Held money that is not wanted is let go. */
  'unwanted-holds': [
    payments(
      'payment/payment-sync.ts',
      `if (settled.action !== 'release' || isLetGo) return settled.payment;`,
      `if (settled.action !== '' || isLetGo) return settled.payment;`,
    ),
  ],
  /** Refunds that were decided are cut to what is left of the payment. */
  'fitted-refunds': [
    payments(
      'refund/refund-repository.ts',
      `const fitted = await fitRefunds(transaction, money, payment);`,
      `const fitted = money;`,
    ),
  ],
  /** Orders that nobody pays are canceled. */
  'unpaid-orders': [
    {
      file: 'modules/orders/change/unpaid-orders.ts',
      guarded: 'unpaidOrderMinutes === 0',
      broken: 'unpaidOrderMinutes !== -1',
    },
  ],
  /** The books are compared every night. */
  'nightly-comparison': [
    {
      file: 'modules/reconciliation/reconciliation.ts',
      guarded: `time >= nightTime ?`,
      broken: `time >= nightTime + 'z' ?`,
    },
  ],
} as const satisfies Record<string, readonly GuardedPlace[]>;

/** The name of a guard. */
export type GuardName = keyof typeof guards;
