import type { Translation } from '@portal/domain/texts';
import type { offlineTexts as russian } from '../ru/offline-texts.ts';

/** The page that is shown when there is no network: it comes from the device, with nothing of the portal. */
export const offlineTexts: Translation<typeof russian> = {
  'offline.title': 'No connection',
  'offline.hint': 'The page will open once you are online again. If it cannot wait, call us.',
  'offline.reception': 'Reception',
  'offline.restaurant': 'Restaurant',
  'offline.again': 'Try again',
};
