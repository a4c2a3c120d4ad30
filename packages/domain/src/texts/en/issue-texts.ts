import type { Translation } from '../translation.ts';
import type { issueTexts as russian } from '../ru/issue-texts.ts';

/** What is wrong with a field of a request, where its schema says nothing of its own. */
export const issueTexts: Translation<typeof russian> = {
  'issue.missing': 'Required',
  'issue.empty': 'Fill this in',
  'issue.type': 'Give {expected}',
  'issue.type.string': 'a text',
  'issue.type.number': 'a number',
  'issue.type.int': 'a whole number',
  'issue.type.boolean': 'true or false',
  'issue.type.array': 'a list',
  'issue.type.object': 'an object',
  'issue.tooShort.one': 'At least {n} character',
  'issue.tooShort.few': 'At least {n} characters',
  'issue.tooShort.many': 'At least {n} characters',
  'issue.tooLong.one': 'At most {n} character',
  'issue.tooLong.few': 'At most {n} characters',
  'issue.tooLong.many': 'At most {n} characters',
  'issue.tooFew': 'At least {n} of them',
  'issue.tooMany': 'Too many: at most {n}',
  'issue.tooSmall': 'At least {n}',
  'issue.tooSmall.exclusive': 'More than {n}',
  'issue.tooBig': 'At most {n}',
  'issue.tooBig.exclusive': 'Less than {n}',
  'issue.choice': 'One of: {values}',
  'issue.unknownKeys': 'There are no such fields: {keys}',
  'issue.moment': 'A time by ISO 8601, as 2026-08-01T12:00:00Z',
  'issue.day': 'A day by ISO 8601, as 2026-08-01',
  'issue.format': 'Not in its form, or characters that cannot be used',
  'issue.invalid': 'Not a value that fits',
  'payment.refused':
    'The payment system has refused this, and trying again will not help: {reason}.',
  'payment.refused.email':
    'A receipt cannot be sent to your e-mail, so this order cannot be paid online. Our staff will take the payment. Or cancel the order and place it again with another address.',
  'payment.refused.phone':
    'A receipt cannot be sent to your phone, so this order cannot be paid online. Our staff will take the payment. Or cancel the order and place it again with another number.',
  'payment.refused.products':
    'No receipt can be issued for this order, so it cannot be paid online. Our staff will take the payment.',
};
