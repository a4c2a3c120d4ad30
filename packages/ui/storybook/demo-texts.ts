import { createTexts } from '@portal/domain/texts';

/** The portal's own words, as the reference application would give them. */
export const { t } = createTexts({ locale: 'ru' });
