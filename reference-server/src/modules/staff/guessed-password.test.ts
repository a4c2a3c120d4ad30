import { describe, expect, it } from 'vitest';
import { isGuessed } from './guessed-password.ts';

describe('a password that is guessed first', () => {
  it.each([
    [
      'a common word with digits',
      ['password1234', 'P@ssw0rd2026!', 'Summer-2026-2026', 'letmein123456'],
    ],
    ['rows of keys', ['qwertyuiop12', 'asdfghjkl;123', '1qaz2wsx3edc4rfv', 'йцукенгшщзхъ']],
    [
      'digits in order, and a date',
      ['123456789012', '987654321000', '12.03.1985-1985', '+79161234567'],
    ],
    [
      'something over and over',
      ['adminadmin12', 'k7mpk7mpk7mp', 'abcabcabcabc', 'Hotel.Hotel.Hotel'],
    ],
    [
      'words of a hotel',
      ['park-hotel-demo', 'парк-отель-2026', 'GuestPortal2026!', 'reception-2026'],
    ],
    [
      'Russian words, as typed on either layout',
      ['пароль123456', 'gfhjkm123456', 'Привет-2026-!', 'parol-parol-1'],
    ],
  ])('is %s', (_, passwords) => {
    for (const password of passwords)
      expect([password, isGuessed(password, [])]).toEqual([password, true]);
  });

  it('is made of the login or the name of whose it is', () => {
    for (const password of [
      'zinaida-12345',
      'Zinaida.1985.z',
      'зинаида_петровна',
      'pbyfblf12345',
    ]) {
      const own = ['zinaida', 'Зинаида Петровна'];
      expect([password, isGuessed(password, own)]).toEqual([password, true]);
    }
    expect(isGuessed('zinaida-12345', ['olga', 'Ольга'])).toBe(false);
  });

  it('is none that has enough of its own', () => {
    for (const password of [
      'four words are better',
      'ключ от домика',
      'correct horse battery staple',
      'k7mp-9xqe-r4tw-hh2s',
      'moderators like tea',
      'a long password',
      '407163829554',
      '🌲🌳🌴🌵🌾🌿☘🍀🍁🍂🍃🍄',
    ]) {
      expect([password, isGuessed(password, ['moderator', 'Модератор'])]).toEqual([
        password,
        false,
      ]);
    }
  });

  it('is told by its first 64 keys, as the time grows with the cube of what is looked at', () => {
    const tail = 'k7mp-9xqe-r4tw-hh2s';
    expect(isGuessed(tail, [])).toBe(false);
    for (const piece of ['qwerty', 'a']) {
      const head = piece.repeat(64).slice(0, 64);
      expect([isGuessed(head.slice(tail.length) + tail, []), isGuessed(head + tail, [])]).toEqual([
        false,
        true,
      ]);
    }
  });
});
