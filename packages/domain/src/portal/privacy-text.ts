import { privacyPageTexts as english } from '../texts/guest/en/privacy-page-texts.ts';
import { privacyPageTexts as russian } from '../texts/guest/ru/privacy-page-texts.ts';
import { openTexts, type Texts } from '../texts/texts.ts';
import type { Locale } from '../texts/translation.ts';
import type { Retention } from './retention.ts';

/** The words of the page about personal data, which are not among those of every page. */
export function openPrivacyTexts(locale: Locale): Texts {
  return openTexts({ locale, texts: locale === 'ru' ? russian : english });
}

const defaults = [
  'privacy.default.what',
  'privacy.default.why',
  'privacy.default.who',
  'privacy.default.browser',
] as const;

/** The hotel's text in paragraphs, parted by empty lines; where it has none, what the portal says of itself. */
export function privacyParagraphs(text: string, { t }: Pick<Texts, 't'>): string[] {
  const paragraphs = text.split(/\n\s*\n/).flatMap((each) => each.trim() || []);
  return paragraphs.length > 0 ? paragraphs : defaults.map((key) => t(key));
}

/** For how long the portal keeps what is about a guest, each in a sentence. */
export function retentionLines(
  retention: Retention,
  { t, count }: Pick<Texts, 't' | 'count'>,
): string[] {
  const { ticketPictureDays, ticketMessageDays, auditDays } = retention;
  const { idleGuestMonths, banquetMonths } = retention;
  const days = (n: number) => count('privacy.days', n);
  return [
    t('privacy.keep.orders'),
    t('privacy.keep.pictures', { time: days(ticketPictureDays) }),
    ticketMessageDays === null
      ? t('privacy.keep.messagesAlways')
      : t('privacy.keep.messages', { time: days(ticketMessageDays) }),
    banquetMonths === null
      ? t('privacy.keep.banquetsAlways')
      : t('privacy.keep.banquets', { time: count('privacy.months', banquetMonths) }),
    t('privacy.keep.audit', { time: days(auditDays) }),
    idleGuestMonths === null
      ? t('privacy.keep.accountAlways')
      : t('privacy.keep.account', { time: count('privacy.months', idleGuestMonths) }),
  ];
}
