import type { Translation } from '../../translation.ts';
import type { banquetTexts as russian } from '../ru/banquet-texts.ts';

/** Banquets and their way to the restaurant. */
export const banquetTexts: Translation<typeof russian> = {
  'banquet.status.draft': 'Draft',
  'banquet.status.transferring': 'Being sent',
  'banquet.status.transferred': 'Accepted',
  'banquet.status.failed': 'Not sent',
  'banquet.status.canceled': 'Canceled',
  'banquet.command.transfer': 'Send to the restaurant',
  'banquet.command.cancel': 'Cancel the banquet',
  'banquet.reserve.queued': 'The restaurant has not answered yet',
  'banquet.reserve.sent': 'Sent, waiting for the restaurant’s answer',
  'banquet.reserve.accepted': 'Accepted by the restaurant',
  'banquet.reserve.refused': 'Refused by the restaurant',
  'banquet.reserve.canceling': 'Being canceled at the restaurant',
  'banquet.reserve.canceled': 'Canceled at the restaurant',
  'banquet.drift.missing': 'The restaurant has no such reserve',
  'banquet.drift.canceled': 'The restaurant has canceled the reserve',
  'banquet.drift.startsAt': 'Another time',
  'banquet.drift.durationInMinutes': 'Another duration',
  'banquet.drift.guestsCount': 'Another number of guests',
  'banquet.drift.tables': 'Other tables',
  'banquet.change.created': 'New banquet',
  'banquet.change.changed': 'Banquet changed',
  'banquet.change.sent': 'Banquet sent to the restaurant',
  'banquet.change.accepted': 'The restaurant has accepted the banquet',
  'banquet.change.failed': 'The banquet was not sent to the restaurant',
  'banquet.change.canceled': 'Banquet canceled',
  'banquet.change.cancelRefused': 'The restaurant has not canceled the reserve',
  'banquet.change.drift': 'The banquet and the restaurant’s reserve differ',
  'banquet.newerVersion': 'Somebody else has changed this banquet. Look at the new version.',
  'banquet.fault.section': 'Choose a hall.',
  'banquet.fault.tables': 'Choose at least one table.',
  'banquet.fault.past': 'The start has already passed.',
  'banquet.fault.tooFarAhead': 'The restaurant takes banquets at most {n} days ahead.',
  'banquet.seatsMissing': 'Seats missing at the chosen tables: {n}',
  'banquet.taken': '{tables}: taken by banquet No. {id} “{title}”',
  'banquet.noAnswer':
    'The restaurant did not answer. Send the banquet again: there will be no second reserve.',
  'banquet.madeAfterAll':
    'The till was away and made the reserve after the banquet was called off. The portal is canceling it.',
  'banquet.cancelWaits': 'The restaurant does not answer yet. The cancellation repeats by itself.',
  'banquet.noRestaurant':
    'The restaurant’s system has no organization with a terminal group for the restaurant.',
};
