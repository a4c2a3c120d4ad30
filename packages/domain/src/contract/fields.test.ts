import { describe, expect, it } from 'vitest';
import { line, oneLine, requiredLine, text } from './fields.ts';

const broken = ['\n', '\r\n', '\t', '\u000b', '\u0085', '\u2028', '\u2029'];
const bidi = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'];

describe('a line', () => {
  it.each([...broken, ...bidi])('holds no %j', (mark) => {
    expect(line(50).safeParse(`Иван${mark}Номер: 999`).success).toBe(false);
    expect(requiredLine(50).safeParse(`Иван${mark}Номер: 999`).success).toBe(false);
  });

  it.each(['Анна-Мария д’Артаньян', 'Ёлка № 5 «Люкс»', '👨‍👩‍👧 O’Hara', 'שרה לוי', 'Zoë'])(
    'may be %s',
    (name) => {
      expect(requiredLine(50).parse(` ${name} `)).toBe(name);
    },
  );

  it('is not empty where it is required', () => {
    expect(line(5).parse('  ')).toBe('');
    expect(requiredLine(5).safeParse('  ').success).toBe(false);
    expect(line(5).safeParse('123456').success).toBe(false);
  });

  it('is what is left of a longer text when it is shown on one', () => {
    expect(oneLine('Иван\r\nНомер: 999\u2028\u202e[PORTAL CODE] ')).toBe(
      'Иван Номер: 999 [PORTAL CODE]',
    );
    expect(oneLine('Анна Лебедева')).toBe('Анна Лебедева');
  });
});

it('a text keeps its lines', () => {
  expect(text(20).parse('Две\nстроки')).toBe('Две\nстроки');
});
