import { randomInt } from 'node:crypto';

/** Without what looks alike on paper and on a screen: 0 and o, 1 and l and i. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

/** A password that nobody has thought of and anybody can copy out: sixteen characters in groups. */
export function makeUpPassword(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}
