import { expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

it.each([
  ['2026-11-20T01:59:00Z', 'home.night'],
  ['2026-11-20T02:00:00Z', 'home.morning'],
  ['2026-11-20T09:00:00Z', 'home.afternoon'],
  ['2026-11-20T15:00:00Z', 'home.evening'],
  ['2026-11-20T21:00:00Z', 'home.night'],
])('greets by the clocks of the hotel: %s', (moment, greeting) => {
  expect(greetingAt(new Date(moment), 'Europe/Moscow')).toBe(greeting);
});

it('greets a guest from another time zone as the hotel has it', () => {
  expect(greetingAt(new Date('2026-11-20T07:00:00Z'), 'Asia/Vladivostok')).toBe('home.afternoon');
});
