import type { SandboxState } from './sandbox-state.ts';

/** The sandbox's time: that of `Date`, plus however far it was moved. */
export type SandboxClock = ReturnType<typeof createSandboxClock>;

export function createSandboxClock(state: SandboxState) {
  const clock = state.collection<{ aheadSeconds: number }>('clock');
  const aheadSeconds = () => clock.get('clock')?.aheadSeconds ?? 0;
  return {
    now: (): Date => new Date(Date.now() + aheadSeconds() * 1000),
    /** Moves the time forward, so that a payment's hour passes in an instant. */
    advance: (seconds: number) => clock.put('clock', { aheadSeconds: aheadSeconds() + seconds }),
  };
}
