import { consoleLockRules } from '@portal/domain/sign-in';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUnattended, watchAttendance } from './attendance.ts';

const limit = consoleLockRules.unattendedSeconds * 1000;

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  watchAttendance();
  page.dispatchEvent(new Event('keydown'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('holds a page for left alone once nobody has used it for long', () => {
  vi.advanceTimersByTime(limit - 1);
  expect(isUnattended()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isUnattended()).toBe(true);
  page.dispatchEvent(new Event('pointermove'));
  expect(isUnattended()).toBe(false);
});

it('does so too where the clock was set back meanwhile', () => {
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  vi.advanceTimersByTime(limit);
  expect(isUnattended()).toBe(true);
});

it('counts what the device slept through', () => {
  // The page's own time stands still in some browsers.
  vi.setSystemTime(Date.now() + limit);
  expect(isUnattended()).toBe(true);
});
