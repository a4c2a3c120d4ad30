import { emailPattern } from '@portal/domain/guests';
import { createTexts, type Texts } from '@portal/domain/texts';
import type * as z from 'zod';
import type { Locale } from '../replies/problem-reply.ts';

const textsOf: Readonly<Record<Locale, Texts>> = {
  ru: createTexts({ locale: 'ru' }),
  en: createTexts({ locale: 'en' }),
};

const typeKeys = {
  string: 'issue.type.string',
  number: 'issue.type.number',
  int: 'issue.type.int',
  boolean: 'issue.type.boolean',
  array: 'issue.type.array',
  object: 'issue.type.object',
} as const;

/**
 * Zod's error map of a language: says of a field what is wrong with it, for whoever fills it in, and repeats
 * nothing of what was sent. What a schema says itself comes before it.
 */
export function issueTextsIn(locale: Locale): z.core.$ZodErrorMap {
  const { t, count } = textsOf[locale];
  return (issue) => {
    switch (issue.code) {
      case 'invalid_type': {
        if (issue.input === undefined) return t('issue.missing');
        const key = Object.entries(typeKeys).find(([type]) => type === issue.expected)?.[1];
        return key ? t('issue.type', { expected: t(key) }) : t('issue.invalid');
      }
      case 'too_small': {
        const n = Number(issue.minimum);
        if (issue.origin === 'string')
          return n === 1 ? t('issue.empty') : count('issue.tooShort', n);
        if (issue.origin === 'array') return t('issue.tooFew', { n });
        return t(issue.inclusive === false ? 'issue.tooSmall.exclusive' : 'issue.tooSmall', { n });
      }
      case 'too_big': {
        const n = Number(issue.maximum);
        if (issue.origin === 'string') return count('issue.tooLong', n);
        if (issue.origin === 'array') return t('issue.tooMany', { n });
        return t(issue.inclusive === false ? 'issue.tooBig.exclusive' : 'issue.tooBig', { n });
      }
      case 'invalid_value':
        return t('issue.choice', { values: issue.values.join(', ') });
      case 'unrecognized_keys':
        return t('issue.unknownKeys', { keys: issue.keys.join(', ') });
      case 'invalid_format':
        return formatText(issue, t);
      case 'invalid_union': {
        // A text that is no empty one either.
        const format = issue.errors.flat().find(({ code }) => code === 'invalid_format');
        return format?.message ?? t('issue.invalid');
      }
      default:
        return t('issue.invalid');
    }
  };
}

function formatText(
  issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>,
  t: Texts['t'],
): string {
  if (issue.pattern === String(emailPattern)) return t('auth.email.invalid');
  if (issue.format === 'datetime') return t('issue.moment');
  return t(issue.format === 'date' ? 'issue.day' : 'issue.format');
}
