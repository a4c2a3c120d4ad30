import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from './clean-text.ts';
import { line, requiredLine, requiredText, text } from './fields.ts';

const broken = ['\n', '\r\n', '\t', '\u000b', '\u0085', '\u2028', '\u2029'];
const bidi = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'];
const withoutWidth = [
  '\u00ad',
  '\u034f',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\u3164',
  '\ufe0f',
];
const rare = ['\ufeff', '\ufff9', '\ufffc', '\u{e0041}', '\u{e0100}', '\u{1d173}'];
const blank = [
  '\u115f',
  '\u1160',
  '\uffa0',
  '\u2800',
  '\u00a0',
  '\u3000',
  '\u0306',
  '\u20e3',
  '\u0488',
];
const emoji = ['👨‍👩‍👧', '👩🏽‍⚕️', '🏳️‍🌈', '👁️‍🗨️', '❤️‍🔥', '☎️', '✌︎', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇷🇺'];
const joined = ['می‌خواهم', 'क्‍ष', 'র‌্য', 'ශ්‍රී', 'བོད‌ཡིག'];

describe.each([
  ['a text', requiredText, text],
  ['a line', requiredLine, line],
])('%s', (_, required, optional) => {
  it.each([...withoutWidth, ...bidi, ...rare])('loses %j inside', (mark) => {
    expect(required(12).parse(`${mark}Анна${mark} ${mark}Ким${mark}`)).toBe('Анна Ким');
  });

  it.each([...withoutWidth, ...bidi, ...rare, ...blank])('of nothing but %j is empty', (mark) => {
    const unseen = ` ${mark}\u200b${mark}`;
    expect(required(12).safeParse(unseen).error?.issues).toMatchObject([{ code: 'too_small' }]);
    expect(optional(12).parse(unseen)).toBe('');
  });

  it.each([...emoji, ...joined])('keeps %s', (whole) => {
    const around = `Да ${whole}${whole} нет`;
    expect(required(99).parse(around)).toBe(around.normalize());
  });

  it('keeps letters and their marks as one', () => {
    const typed = 'Йогуртов Андрей'.normalize('NFD');
    expect(required(15).parse(typed)).toBe('Йогуртов Андрей');
    expect(required(1).parse('и\u200b\u0306')).toBe('й');
  });

  it('is judged by its length without what goes', () => {
    expect(required(4).parse(`${'\u200b'.repeat(9)}Анна`)).toBe('Анна');
    expect(required(4).safeParse('Анна!').success).toBe(false);
  });

  it('holds no control characters and no halves of characters', () => {
    for (const mark of ['\u0000', '\u001b', '\u007f', '\u009b', '\ud800']) {
      expect(required(9).safeParse(`a${mark}b`).success).toBe(false);
      expect(optional(9).safeParse(mark).success).toBe(false);
    }
  });

  it('with a hundred thousand marks in the wrong order is answered at once', () => {
    const from = performance.now();
    expect(required(40).parse(`а${'\u0301\u0323'.repeat(50_000)}`).length).toBeLessThan(40);
    expect(performance.now() - from).toBeLessThan(500);
  });

  it('is the same when it is sent again, composed, and without a width only where that belongs', () => {
    const parts = [...withoutWidth, ...bidi, ...rare, ...blank, ...emoji, ...joined];
    const part = constantFrom(
      ...parts,
      ' ',
      'и',
      '↔',
      '\u0338',
      '\u0344',
      '👩',
      '🏽',
      '❤',
      '1',
      'ك',
    );
    const typed = array(oneof(part, string({ unit: 'binary', maxLength: 4 })), { maxLength: 30 });
    // Joiners and variation selectors out of their place, and what has none.
    const loose = new RegExp(
      [
        '(?<![\\p{L}\\p{M}\\p{ExtPict}\\p{EMod}])\\p{Join_C}',
        '\\p{Join_C}(?![\\p{L}\\p{M}\\p{ExtPict}])',
        '(?<![\\p{ExtPict}#*\\d]|\\p{EMod})\\p{VS}',
        '(?![\\p{Join_C}\\p{VS}\\u{e0061}-\\u{e007f}])\\p{DI}',
      ].join('|'),
      'u',
    );
    assert(
      property(typed, (written) => {
        const { data } = optional(10_000).safeParse(written.join(''));
        if (data === undefined) return;
        expect(optional(10_000).parse(data)).toBe(data);
        expect(data.normalize()).toBe(data);
        expect(data).not.toMatch(loose);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a line', () => {
  it.each(broken)('holds no %j', (mark) => {
    expect(line(50).safeParse(`Иван${mark}Номер: 999`).success).toBe(false);
    expect(requiredLine(50).safeParse(`Иван${mark}Номер: 999`).success).toBe(false);
  });

  it.each(['Анна-Мария д’Артаньян', 'Ёлка № 5 «Люкс»', '👨‍👩‍👧 O’Hara', 'שרה לוי', 'Zoë'])(
    'may be %s',
    (name) => {
      expect(requiredLine(50).parse(` ${name} `)).toBe(name);
    },
  );

  it('is what is left of a longer text when it is shown on one', () => {
    expect(oneLine('Иван\r\nНомер: 999\u2028\u202e[PORTAL CODE] ')).toBe(
      'Иван Номер: 999 [PORTAL CODE]',
    );
    expect(oneLine('Анна Лебедева')).toBe('Анна Лебедева');
    expect(oneLine('\u3164\n\u200b')).toBe('');
  });
});

it('a text keeps its lines', () => {
  expect(text(20).parse('Две\nстроки')).toBe('Две\nстроки');
});
