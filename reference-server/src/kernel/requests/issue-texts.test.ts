import { emailSchema } from '@portal/domain/guests';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { issueTextsIn } from './issue-texts.ts';

function messagesOf(schema: z.ZodType, value: unknown, locale: 'ru' | 'en' = 'ru'): string[] {
  const { error } = schema.safeParse(value, { error: issueTextsIn(locale) });
  return (error?.issues ?? []).map(({ message }) => message);
}

describe('what is wrong with a field', () => {
  it.each<[string, z.ZodType, unknown, string, string]>([
    ['missing', z.string(), undefined, 'Обязательное поле', 'Required'],
    ['empty', z.string().min(1), '', 'Заполните поле', 'Fill this in'],
    ['another type', z.string(), 5, 'Нужно значение вида «текст»', 'Give a text'],
    ['no whole number', z.int(), 1.5, 'Нужно значение вида «целое число»', 'Give a whole number'],
    ['too short', z.string().min(2), 'x', 'Не меньше 2 знаков', 'At least 2 characters'],
    ['too long', z.string().max(1), 'xx', 'Не больше 1 знака', 'At most 1 character'],
    [
      'too long by far',
      z.string().max(21),
      'x'.repeat(22),
      'Не больше 21 знака',
      'At most 21 characters',
    ],
    ['too few', z.array(z.int()).min(1), [], 'Нужно не меньше: 1', 'At least 1 of them'],
    [
      'too many',
      z.array(z.int()).max(1),
      [1, 2],
      'Слишком много: можно не больше 1',
      'Too many: at most 1',
    ],
    ['too small', z.number().min(3), 2, 'Не меньше 3', 'At least 3'],
    ['not above', z.number().gt(3), 3, 'Больше 3', 'More than 3'],
    ['too big', z.number().max(3), 4, 'Не больше 3', 'At most 3'],
    ['not below', z.number().lt(3), 3, 'Меньше 3', 'Less than 3'],
    [
      'no choice',
      z.enum(['cash', 'card']),
      'barter',
      'Одно из значений: cash, card',
      'One of: cash, card',
    ],
    ['unknown', z.strictObject({}), { a: 1 }, 'Таких полей нет: a', 'There are no such fields: a'],
    [
      'no time',
      z.iso.datetime(),
      'soon',
      'Время по ISO 8601, например 2026-08-01T12:00:00Z',
      'A time by ISO 8601, as 2026-08-01T12:00:00Z',
    ],
    [
      'no day',
      z.iso.date(),
      'soon',
      'День по ISO 8601, например 2026-08-01',
      'A day by ISO 8601, as 2026-08-01',
    ],
    [
      'another form',
      z.string().regex(/^a$/),
      'b',
      'Неправильный вид или недопустимые знаки',
      'Not in its form, or characters that cannot be used',
    ],
    [
      'none of several',
      z.union([z.int(), z.string()]),
      true,
      'Неверное значение',
      'Not a value that fits',
    ],
  ])('is worded for people: %s', (_, schema, value, russian, english) => {
    expect(messagesOf(schema, value)).toEqual([russian]);
    expect(messagesOf(schema, value, 'en')).toEqual([english]);
  });

  it('is in the words of the specification where that has some', () => {
    expect(messagesOf(emailSchema, 'anna')).toEqual(['Неправилньый адрес почты']);
    expect(messagesOf(z.literal('').or(emailSchema), 'anna')).toEqual(['Неправилньый адрес почты']);
  });

  it('is what the schema says, where it says something', () => {
    const schema = z.string().refine(() => false, { error: 'Не так' });
    expect(messagesOf(schema, 'x')).toEqual(['Не так']);
  });
});
