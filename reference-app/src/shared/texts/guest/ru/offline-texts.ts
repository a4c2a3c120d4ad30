/** The page that is shown when there is no network: it comes from the device, with nothing of the portal. */
export const offlineTexts = {
  'offline.title': 'Нет связи',
  'offline.hint':
    'Страница откроется, когда появится интернет. Если дело не терпит, позвоните нам.',
  'offline.reception': 'Ресепшен',
  'offline.restaurant': 'Ресторан',
  'offline.again': 'Попробовать снова',
} as const;
