import type { Translation } from '../../translation.ts';
import type { providerTexts as russian } from '../ru/provider-texts.ts';

/** Outside systems and how they are. */
export const providerTexts: Translation<typeof russian> = {
  'provider.iiko': 'iiko',
  'provider.yookassa': 'YooKassa',
  'provider.telegram': 'Telegram',
  'provider.sms': 'SMS',
  'provider.push': 'Push notifications',
  'provider.state.working': 'Working',
  'provider.state.trouble': 'Not working',
  'provider.state.unknown': 'Not used yet',
};
