import { transferFaultLabel } from '@portal/domain/banquets';
import type { ProblemDetail } from '@portal/domain/contract';
import { createTexts, type Texts } from '@portal/domain/texts';
import type { ProblemOptions } from '../../kernel/problem-error.ts';
import type { Locale } from '../../kernel/problem-reply.ts';
import type { BanquetRefusal } from './banquet-changes.ts';

const path = 'data.banquet';
const newerVersion = {
  ru: 'Банкет уже изменил кто-то другой. Посмотрите на новую версию.',
  en: 'Somebody else has changed this banquet. Look at the new version.',
};

/** What a person reads of a refusal, beyond its code. */
export function refusalOptions(refusal: BanquetRefusal, locale: Locale): ProblemOptions {
  const texts = createTexts({ locale });
  switch (refusal.code) {
    case 'STALE_VERSION': {
      const text = newerVersion[locale];
      const details = [{ path: `${path}.version`, message: text, value: refusal.version }];
      return { text, details };
    }
    case 'TABLE_TAKEN':
      return { details: takenDetails(refusal, texts) };
    case 'INVALID':
      return {
        details: refusal.faults.map(({ path: field, kind }) => ({
          path: `${path}.${field}`,
          message: transferFaultLabel(texts.t, kind),
        })),
      };
    case 'BANQUET_SENT':
    case 'ILLEGAL_TRANSITION':
      return {};
  }
}

/** Each names the other banquet, and `value` is its number. */
function takenDetails(
  { taken }: Extract<BanquetRefusal, { code: 'TABLE_TAKEN' }>,
  { t }: Texts,
): ProblemDetail[] {
  return taken.map(({ id, title, tables }) => ({
    path: `${path}.tables`,
    message: t('banquet.taken', { tables: tables.join(', '), id, title }),
    value: id,
  }));
}
