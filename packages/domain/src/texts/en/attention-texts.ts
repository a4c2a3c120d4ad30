import type { Translation } from '../translation.ts';
import type { attentionTexts as russian } from '../ru/attention-texts.ts';

/** What a guest reads while nobody of the staff is there. */
export const attentionTexts: Translation<typeof russian> = {
  'attention.call': 'No member of staff is here right now. Please call us: {phone}',
  'attention.noPhone': 'No member of staff is here right now. Please go to reception.',
};
