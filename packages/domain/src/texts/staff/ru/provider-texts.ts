/** Outside systems and how they are. */
export const providerTexts = {
  'provider.iiko': 'iiko',
  'provider.yookassa': 'ЮKassa',
  'provider.telegram': 'Telegram',
  'provider.sms': 'SMS',
  'provider.push': 'Push-уведомления',
  'provider.state.working': 'Работает',
  'provider.state.trouble': 'Не работает',
  'provider.state.unknown': 'Ещё не использовалось',
} as const;
