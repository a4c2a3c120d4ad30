import { expect, it } from 'vitest';
import { hidesFooter, isAdminPath, isAuthPath } from './shell-rules.ts';

it('chooses shell, welcome and footer by path', () => {
  const rulesOf = (path: string) => [isAdminPath(path), isAuthPath(path), hidesFooter(path)];
  expect(rulesOf('/')).toEqual([false, false, false]);
  expect(rulesOf('/auth')).toEqual([false, true, false]);
  expect(rulesOf('/store/7')).toEqual([false, false, true]);
  expect(rulesOf('/stores')).toEqual([false, false, true]);
  expect(rulesOf('/admin')).toEqual([true, false, false]);
  expect(rulesOf('/admin/portal/orders')).toEqual([true, false, false]);
});
