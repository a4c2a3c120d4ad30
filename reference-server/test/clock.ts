import { onTestFinished, vi } from 'vitest';

/**
 * Moves the clock of this process on, and of the portal in it, until the test is over, or as long as the
 * file has it moved. It goes on from there: work that plans its own next look would wait for ever by a clock
 * that stands still. Timers go on as they are.
 */
export function passTime({
  days = 0,
  minutes = 0,
  seconds = 0,
}: {
  days?: number;
  minutes?: number;
  seconds?: number;
}): void {
  if (!vi.isFakeTimers()) onTestFinished(() => void vi.useRealTimers());
  const passed = (days * 24 * 3600 + minutes * 60 + seconds) * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + passed, shouldAdvanceTime: true });
}
