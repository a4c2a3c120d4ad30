import { expect, it } from 'vitest';
import { fillCannedReply, newCannedReplySchema } from './canned-reply.ts';

const reply = { title: 'Идём', shortcut: 'идём', text: '{guest}, уже идём к вам в {room}!' };

it('is filled in with what is known of the ticket, and shows what is not', () => {
  expect(fillCannedReply(reply.text, { guest: 'Анна', room: 'Домик 7' })).toBe(
    'Анна, уже идём к вам в Домик 7!',
  );
  expect(fillCannedReply('Заказ {order}', { guest: 'Анна' })).toBe('Заказ {order}');
});

it('is filled in with names as they are, braces and all', () => {
  expect(fillCannedReply('{guest} {room}', { guest: '{room}', room: '$&' })).toBe('{room} $&');
});

it('may name only what can be filled in', () => {
  expect(newCannedReplySchema.safeParse(reply).success).toBe(true);
  for (const text of ['{name}', 'Здравствуйте, {__proto__}', '']) {
    expect(newCannedReplySchema.safeParse({ ...reply, text }).success).toBe(false);
  }
});

it('is found by a shortcut of letters, in whatever case it was written', () => {
  const shortcutOf = (shortcut: string) =>
    newCannedReplySchema.safeParse({ ...reply, shortcut }).data?.shortcut;
  expect(shortcutOf(' Wi-Fi_2 ')).toBe('wi-fi_2');
  expect(['', '/идём', 'два слова', 'a\u0000'].map(shortcutOf)).toEqual(Array(4).fill(undefined));
});
