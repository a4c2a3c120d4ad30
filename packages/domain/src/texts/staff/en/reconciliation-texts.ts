import type { reconciliationTexts as russian } from '../ru/reconciliation-texts.ts';
import type { Translation } from '../../translation.ts';

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
  'reconciliation.admin.title': 'Reconciliation',
  'reconciliation.admin.lead':
    'Whether the portal’s money agrees with the payment provider’s. The portal compares every night and adopts what it has missed.',
  'reconciliation.admin.wrongPeriod.one':
    'At most {n} day, from no later than to, to no later than today.',
  'reconciliation.admin.wrongPeriod.few':
    'At most {n} days, from no later than to, to no later than today.',
  'reconciliation.admin.wrongPeriod.many':
    'At most {n} days, from no later than to, to no later than today.',
  'reconciliation.admin.run': 'Compare',
  'reconciliation.admin.runFailed': 'The comparison failed',
  'reconciliation.admin.failed': 'The comparison could not be loaded',
  'reconciliation.admin.never': 'The books were never compared',
  'reconciliation.admin.neverHint':
    'The portal compares them every night when there is something to compare. You can compare them now.',
  'reconciliation.admin.last': 'Last comparison',
  'reconciliation.admin.covers': 'Payments and refunds from {from} to {to}.',
  'reconciliation.admin.coversDay': 'Payments and refunds of {day}.',
  'reconciliation.admin.coversDayUntil': 'Payments and refunds of {day}, until {time}.',
  'reconciliation.admin.moment': '{day}, {time}',
  'reconciliation.admin.started': 'Begun by {name}, {time}.',
  'reconciliation.admin.startedByPortal': 'Begun by the portal, as every night, {time}.',
  'reconciliation.admin.state.running': 'Under way',
  'reconciliation.admin.state.postponed': 'Will be tried again',
  'reconciliation.admin.state.failed': 'Not finished',
  'reconciliation.admin.state.agrees': 'Everything agrees',
  'reconciliation.admin.state.differs': 'Differences were found',
  'reconciliation.admin.why': 'Details: {reason}',
  'reconciliation.admin.failedAdvice':
    'The comparison did not come to its end. Make sure that the payment provider answers and that its credentials are right, and compare again.',
  'reconciliation.admin.postponedAdvice':
    'The comparison did not come to its end. The portal tries again within the hour, and you can compare now.',
  'reconciliation.admin.payments': 'Payments',
  'reconciliation.admin.refunds': 'Refunds',
  'reconciliation.admin.agreed': '{agreed} of {count}',
  'reconciliation.admin.agreedNote': 'agreed at once',
  'reconciliation.admin.theirs': 'Payment provider',
  'reconciliation.admin.ours': 'Portal',
  'reconciliation.admin.gap': 'Difference',
  'reconciliation.admin.adopted': 'Adopted by the portal',
  'reconciliation.admin.found': 'Differences found',
  'reconciliation.admin.foreign': 'Not for orders',
  'reconciliation.admin.differences': 'Differences',
  'reconciliation.admin.which': 'Which differences',
  'reconciliation.admin.empty': 'No differences',
  'reconciliation.admin.emptyHint': 'What the portal cannot decide by itself comes up here.',
  'reconciliation.admin.emptyResolved': 'No resolved differences',
  'reconciliation.admin.emptyResolvedHint': 'Who resolved what, when and how, stays here.',
  'reconciliation.admin.pages': 'Pages of differences',
  'reconciliation.admin.since': 'Found {time}',
  'reconciliation.admin.bothSides': 'As each side has it',
  'reconciliation.admin.none': 'None',
  'reconciliation.admin.refunded': '{sum} refunded',
  'reconciliation.admin.askAdopt': 'Adopt {sum}?',
  'reconciliation.admin.askAdopt.payment':
    'The payment will pay order #{order}. If the order is canceled or paid already, the money goes back to the guest by itself.',
  'reconciliation.admin.askAdopt.refund':
    'The portal books the refund for order #{order} as the provider shows it.',
  'reconciliation.admin.askKeep': 'Not return {sum}?',
  'reconciliation.admin.askKeep.text':
    'The guest of order #{order} will not get this money. It can still be returned from the order.',
  'reconciliation.admin.askRefund': 'Return {sum}?',
  'reconciliation.admin.askRefund.taken':
    'The money goes back to whoever paid. This cannot be undone.',
  'reconciliation.admin.askRefund.held':
    'The money is only held so far: the bank releases it to whoever paid. This cannot be undone.',
  'reconciliation.admin.askRefund.owed':
    'The portal returns the money to the guest of order #{order} through the provider once more. This cannot be undone.',
  'reconciliation.admin.confirmRefund': 'Return {sum}',
  'reconciliation.admin.returned':
    'The portal books {sum} as returned and does not try to return it any more.',
  'reconciliation.admin.returned.rejected': 'The portal books {sum} as returned.',
  'reconciliation.admin.note': 'What you found',
  'reconciliation.admin.noteHint':
    'For colleagues and bookkeeping. The difference is closed with it.',
  'reconciliation.admin.noteReturned': 'How it was returned',
  'reconciliation.admin.noteReturnedHint':
    'In cash, by transfer, when and by whom: for colleagues and bookkeeping.',
  'reconciliation.admin.noteMissing': 'Write a few words at least',
  'reconciliation.admin.notDone': 'That did not work',
  'reconciliation.admin.done.adopt': 'Adopted',
  'reconciliation.admin.done.keep': 'Not returned on purpose',
  'reconciliation.admin.done.refund': 'Money returned',
  'reconciliation.admin.done.note': 'Noted',
  'reconciliation.admin.done.noteReturned': 'Returned outside the portal',
  'reconciliation.admin.done.none': 'Agrees again',
  'reconciliation.admin.by': '{done}: {name}, {time}',
  'reconciliation.admin.portal': 'the portal itself',
};
