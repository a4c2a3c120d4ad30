import { expect, it } from 'vitest';
import { hidesFooter, isAuthPath } from './shell-rules.ts';

it('chooses welcome and footer by path', () => {
  const rulesOf = (path: string) => [isAuthPath(path), hidesFooter(path)];
  expect(rulesOf('/')).toEqual([false, false]);
  expect(rulesOf('/auth')).toEqual([true, false]);
  expect(rulesOf('/store/7')).toEqual([false, true]);
  expect(rulesOf('/stores')).toEqual([false, true]);
});
