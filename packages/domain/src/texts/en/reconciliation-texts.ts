import type { reconciliationTexts as russian } from '../ru/reconciliation-texts.ts';
import type { Translation } from '../translation.ts';

/** Differences between the portal's books and the payment provider's. */
export const reconciliationTexts: Translation<typeof russian> = {
  'reconciliation.payment-behind.title': 'Payment adopted',
  'reconciliation.payment-behind.text':
    'Order #{order}: payment {payment} of {sum} now stands as the provider shows it.',
  'reconciliation.payment-behind.advice': 'The portal adopts the payment as soon as it can.',
  'reconciliation.refund-behind.title': 'Refund adopted',
  'reconciliation.refund-behind.text':
    'Order #{order}: a refund of {sum} of payment {payment} was made without the portal and is booked.',
  'reconciliation.refund-behind.advice': 'The portal adopts the refund as soon as it can.',
  'reconciliation.payment-unknown.title': 'Unknown payment',
  'reconciliation.payment-unknown.text':
    'Order #{order}: the provider has payment {payment} of {sum} that the portal did not begin.',
  'reconciliation.payment-unknown.advice': 'Adopt it for this order, or return the money.',
  'reconciliation.payment-without-order.title': 'Payment without an order',
  'reconciliation.payment-without-order.text':
    'Payment {payment} of {sum} was made for an order that the portal does not have.',
  'reconciliation.payment-without-order.advice': 'Return the money, or note what it is for.',
  'reconciliation.payment-differs.title': 'Payment differs',
  'reconciliation.payment-differs.text':
    'Order #{order}: the provider shows payment {payment} of {sum} otherwise than the portal ({fields}).',
  'reconciliation.payment-differs.advice':
    'Look at the payment in the provider’s own console and note what you found.',
  'reconciliation.payment-missing.title': 'The provider does not have a payment',
  'reconciliation.payment-missing.text':
    'Order #{order}: the portal has payment {payment} of {sum}, and the provider does not show it.',
  'reconciliation.payment-missing.advice':
    'Make sure that the portal is connected to the right shop, and note what you found.',
  'reconciliation.refund-differs.title': 'Refund differs',
  'reconciliation.refund-differs.text':
    'Order #{order}: the portal has a refund of {sum} of payment {payment}, and the provider shows it otherwise.',
  'reconciliation.refund-differs.advice':
    'Look at the refund in the provider’s own console. If the money has not gone, return it there: the next comparison adopts it.',
  'reconciliation.refund-owed.title': 'Money has not gone back to a guest',
  'reconciliation.refund-owed.text': 'Order #{order}: {sum} has not gone back to the guest.',
  'reconciliation.refund-owed.advice':
    'Try to return it once more. If it was given back otherwise, in cash or by transfer, note that.',
  'reconciliation.refund-rejected.title': 'Refund rejected',
  'reconciliation.refund-rejected.text':
    'Order #{order}: the provider refused to return {sum} to the guest. The portal does not try again by itself.',
  'reconciliation.refund-rejected.advice':
    'Return it once more, or otherwise, in cash or by transfer, and note that. If it need not go back, say that.',
  'reconciliation.field.id': 'number',
  'reconciliation.field.amount': 'amount',
  'reconciliation.field.currency': 'currency',
  'reconciliation.field.shop': 'shop',
  'reconciliation.field.order': 'order',
  'reconciliation.field.reference': 'the portal’s number',
  'reconciliation.field.test': 'test payment',
  'reconciliation.field.status': 'state',
  'reconciliation.field.refunded': 'sum of refunds',
  'reconciliation.act.adopt': 'Adopt',
  'reconciliation.act.refund': 'Return the money',
  'reconciliation.act.keep': 'Do not return',
  'reconciliation.act.note': 'Note',
  'reconciliation.act.noteReturned': 'Returned outside the portal',
  'reconciliation.refusal.rejected': 'The payment provider said no.',
  'reconciliation.refusal.spent':
    'So much is not left of this payment: some of it went back before.',
  'reconciliation.refusal.unanswered':
    'The portal has asked the provider to return the money and waits for an answer. Try again in a few minutes.',
  'reconciliation.desk.title': 'Reconciliation',
  'reconciliation.desk.lead':
    'Whether the portal’s money agrees with the payment provider’s. The portal compares every night and adopts what it has missed.',
  'reconciliation.desk.wrongPeriod.one':
    'At most {n} day, from no later than to, to no later than today.',
  'reconciliation.desk.wrongPeriod.few':
    'At most {n} days, from no later than to, to no later than today.',
  'reconciliation.desk.wrongPeriod.many':
    'At most {n} days, from no later than to, to no later than today.',
  'reconciliation.desk.run': 'Compare',
  'reconciliation.desk.runFailed': 'The comparison failed',
  'reconciliation.desk.failed': 'The comparison could not be loaded',
  'reconciliation.desk.never': 'The books were never compared',
  'reconciliation.desk.neverHint':
    'The portal compares them every night when there is something to compare. You can compare them now.',
  'reconciliation.desk.last': 'Last comparison',
  'reconciliation.desk.covers': 'Payments and refunds from {from} to {to}.',
  'reconciliation.desk.coversDay': 'Payments and refunds of {day}.',
  'reconciliation.desk.coversDayUntil': 'Payments and refunds of {day}, until {time}.',
  'reconciliation.desk.moment': '{day}, {time}',
  'reconciliation.desk.started': 'Begun by {name}, {time}.',
  'reconciliation.desk.startedByPortal': 'Begun by the portal, as every night, {time}.',
  'reconciliation.desk.state.running': 'Under way',
  'reconciliation.desk.state.postponed': 'Will be tried again',
  'reconciliation.desk.state.failed': 'Not finished',
  'reconciliation.desk.state.agrees': 'Everything agrees',
  'reconciliation.desk.state.differs': 'Differences were found',
  'reconciliation.desk.why': 'Details: {reason}',
  'reconciliation.desk.failedAdvice':
    'The comparison did not come to its end. Make sure that the payment provider answers and that its credentials are right, and compare again.',
  'reconciliation.desk.postponedAdvice':
    'The comparison did not come to its end. The portal tries again within the hour, and you can compare now.',
  'reconciliation.desk.payments': 'Payments',
  'reconciliation.desk.refunds': 'Refunds',
  'reconciliation.desk.agreed': '{agreed} of {count}',
  'reconciliation.desk.agreedNote': 'agreed at once',
  'reconciliation.desk.theirs': 'Payment provider',
  'reconciliation.desk.ours': 'Portal',
  'reconciliation.desk.gap': 'Difference',
  'reconciliation.desk.adopted': 'Adopted by the portal',
  'reconciliation.desk.found': 'Differences found',
  'reconciliation.desk.foreign': 'Not for orders',
  'reconciliation.desk.differences': 'Differences',
  'reconciliation.desk.which': 'Which differences',
  'reconciliation.desk.empty': 'No differences',
  'reconciliation.desk.emptyHint': 'What the portal cannot decide by itself comes up here.',
  'reconciliation.desk.emptyResolved': 'No resolved differences',
  'reconciliation.desk.emptyResolvedHint': 'Who resolved what, when and how, stays here.',
  'reconciliation.desk.pages': 'Pages of differences',
  'reconciliation.desk.since': 'Found {time}',
  'reconciliation.desk.bothSides': 'As each side has it',
  'reconciliation.desk.none': 'None',
  'reconciliation.desk.refunded': '{sum} refunded',
  'reconciliation.desk.askAdopt': 'Adopt {sum}?',
  'reconciliation.desk.askAdopt.payment':
    'The payment will pay order #{order}. If the order is canceled or paid already, the money goes back to the guest by itself.',
  'reconciliation.desk.askAdopt.refund':
    'The portal books the refund for order #{order} as the provider shows it.',
  'reconciliation.desk.askKeep': 'Not return {sum}?',
  'reconciliation.desk.askKeep.text':
    'The guest of order #{order} will not get this money. It can still be returned from the order.',
  'reconciliation.desk.askRefund': 'Return {sum}?',
  'reconciliation.desk.askRefund.taken':
    'The money goes back to whoever paid. This cannot be undone.',
  'reconciliation.desk.askRefund.held':
    'The money is only held so far: the bank releases it to whoever paid. This cannot be undone.',
  'reconciliation.desk.askRefund.owed':
    'The portal returns the money to the guest of order #{order} through the provider once more. This cannot be undone.',
  'reconciliation.desk.confirmRefund': 'Return {sum}',
  'reconciliation.desk.returned':
    'The portal books {sum} as returned and does not try to return it any more.',
  'reconciliation.desk.returned.rejected': 'The portal books {sum} as returned.',
  'reconciliation.desk.note': 'What you found',
  'reconciliation.desk.noteHint':
    'For colleagues and bookkeeping. The difference is closed with it.',
  'reconciliation.desk.noteReturned': 'How it was returned',
  'reconciliation.desk.noteReturnedHint':
    'In cash, by transfer, when and by whom: for colleagues and bookkeeping.',
  'reconciliation.desk.noteMissing': 'Write a few words at least',
  'reconciliation.desk.notDone': 'That did not work',
  'reconciliation.desk.done.adopt': 'Adopted',
  'reconciliation.desk.done.keep': 'Not returned on purpose',
  'reconciliation.desk.done.refund': 'Money returned',
  'reconciliation.desk.done.note': 'Noted',
  'reconciliation.desk.done.noteReturned': 'Returned outside the portal',
  'reconciliation.desk.done.none': 'Agrees again',
  'reconciliation.desk.by': '{done}: {name}, {time}',
  'reconciliation.desk.portal': 'the portal itself',
};
