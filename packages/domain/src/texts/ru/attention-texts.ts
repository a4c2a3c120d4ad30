/** What a guest reads while nobody of the staff is there. */
export const attentionTexts = {
  'attention.call': 'Сейчас никого из сотрудников нет на месте. Позвоните нам: {phone}',
  'attention.noPhone': 'Сейчас никого из сотрудников нет на месте. Обратитесь на ресепшен.',
} as const;
