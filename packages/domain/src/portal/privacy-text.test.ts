import { expect, it } from 'vitest';
import { createTexts } from '../texts/create-texts.ts';
import { privacyParagraphs, retentionLines } from './privacy-text.ts';
import { defaultRetention } from './retention.ts';

const texts = createTexts({ locale: 'ru' });

it('parts the hotel’s text by empty lines, and speaks for itself where there is none', () => {
  const typed = 'Первый.\nТоже первый.\n \n\nВторой <b>абзац</b>.\n';
  expect(privacyParagraphs(typed, texts)).toEqual([
    'Первый.\nТоже первый.',
    'Второй <b>абзац</b>.',
  ]);
  expect(privacyParagraphs(' \n\n ', texts)[0]).toContain('телефон');
});

it('says the times that are set', () => {
  const lines = retentionLines({ ...defaultRetention, idleGuestMonths: 24 }, texts).join(' ');
  expect(lines).toContain('90 дней');
  expect(lines).toContain('24 месяца');
  expect(lines).toContain('36 месяцев');
  expect(retentionLines(defaultRetention, texts).join(' ')).toContain('пока вы не попросите');
});
