import type { SandboxState } from './sandbox-state.ts';

/** The sandbox's time: that of `Date`, plus however far it was moved. */
export interface SandboxClock {
  now(): Date;
  /** Moves the time forward, so that a payment's hour passes in an instant. */
  advance(seconds: number): void;
}

export function createSandboxClock(state: SandboxState): SandboxClock {
  const clock = state.collection<{ aheadSeconds: number }>('clock');
  const aheadSeconds = () => clock.get('clock')?.aheadSeconds ?? 0;
  return {
    now: () => new Date(Date.now() + aheadSeconds() * 1000),
    advance: (seconds) => clock.put('clock', { aheadSeconds: aheadSeconds() + seconds }),
  };
}
