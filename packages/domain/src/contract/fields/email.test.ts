import { expect, it } from 'vitest';
import { emailSchema, isEmail } from './email.ts';

const part = 'a'.repeat(64);
const label = 'b'.repeat(63);

it.each([
  ['anna@example.ru', 'anna@example.ru'],
  [' Anna.Petrova+hotel@mail.example.ru ', 'Anna.Petrova+hotel@mail.example.ru'],
  ["o'neil_2@example.com", "o'neil_2@example.com"],
  ['anna@xn--e1afmkfd.xn--p1ai', 'anna@xn--e1afmkfd.xn--p1ai'],
  [`${part}@example.ru`, `${part}@example.ru`],
  ['anna@example.ru,', 'anna@example.ru'],
  ['anna@example.ru.', 'anna@example.ru'],
  ['<anna@example.ru>;', 'anna@example.ru'],
  ['mailto:anna@example.ru', 'anna@example.ru'],
  ['<MAILTO:anna@example.ru>', 'anna@example.ru'],
])('%j is the address %j', (written, address) => {
  expect(emailSchema.parse(written)).toBe(address);
  expect(isEmail(written)).toBe(true);
});

it.each([
  ...['', 'anna', 'anna@', '@example.ru', 'anna@example', 'anna@example.r', 'anna@@example.ru'],
  ...['anna.@example.ru', '.anna@example.ru', 'an..na@example.ru', "anna'@example.ru"],
  ...['an na@example.ru', 'anna@exam ple.ru', 'anna@example.ru, oleg@example.ru', 'a\u0000b@c.de'],
  ...['анна@example.ru', 'anna@пример.рф', 'anna@example.рф', 'Anna <anna@example.ru>'],
  ...['anna@-example.ru', 'anna@example-.ru', 'anna@example..ru', 'anna@.ru', 'anna@exa_mple.ru'],
  ...['anna@127.0.0.1', 'anna@[127.0.0.1]', '"anna petrova"@example.ru', 'anna(work)@example.ru'],
  ...[`${part}a@example.ru`, `anna@${label}b.ru`, `anna@${`${label}.`.repeat(4)}ru`],
  `anna@example.ru${'.'.repeat(500)}`,
])('%j is none', (written) => {
  expect(isEmail(written)).toBe(false);
});
