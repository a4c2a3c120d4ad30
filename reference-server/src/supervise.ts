import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { backOffSeconds } from './kernel/back-off.ts';

/** How a process of ours is kept running. */
export interface SuperviseOptions<Running extends { readonly process: ChildProcess }> {
  /** Starts it, again too; rejects with the reason when it does not come up. */
  readonly launch: () => Promise<Running>;
  /** Told once when it has ended by itself. */
  readonly onAway?: ((reason: Error) => void) | undefined;
  /** Told once when it runs again, with the number of tries that took. */
  readonly onBack?: ((outage: { milliseconds: number; tries: number }) => void) | undefined;
  /** After so long it is no longer tried, and `onRestartTimeout` is called. Default: tried without end. */
  readonly restartTimeoutMilliseconds?: number | undefined;
  readonly onRestartTimeout?: ((reason: Error) => void) | undefined;
}

/** A process that is started again when it ends by itself. */
export interface Supervised<Running> {
  /** The one that runs, or ran last. */
  readonly current: Running;
  /** Ends it: it is asked, by the end of the channel to it, and killed when it takes longer than 10 s. */
  stop(): Promise<void>;
}

const endMilliseconds = 10_000;
const maxPauseSeconds = 10;
/** One that lived for less has not come back: the pauses go on growing. */
const steadyMilliseconds = 10_000;

/**
 * Starts a process and starts it again, at once and then with growing pauses, whenever it ends by itself.
 *
 * @throws what the first `launch` throws.
 */
export async function supervise<Running extends { readonly process: ChildProcess }>(
  options: SuperviseOptions<Running>,
): Promise<Supervised<Running>> {
  const stopping = new AbortController();
  let current = await options.launch();
  let recovery: Promise<void> | undefined;
  let consecutiveTries = 0;
  watch();

  function watch(): void {
    const since = performance.now();
    current.process.once('exit', (code, signal) => {
      if (stopping.signal.aborted) return;
      if (performance.now() - since > steadyMilliseconds) consecutiveTries = 0;
      recovery = recover(new Error(`its process ended (${signal ?? `exit code ${String(code)}`})`));
    });
  }

  async function recover(reason: Error): Promise<void> {
    const since = performance.now();
    options.onAway?.(reason);
    for (let tries = 1; ; tries += 1) {
      await pause();
      if (stopping.signal.aborted) return;
      try {
        current = await options.launch();
        watch();
        options.onBack?.({ milliseconds: Math.round(performance.now() - since), tries });
        return;
      } catch (error) {
        if (performance.now() - since < (options.restartTimeoutMilliseconds ?? Infinity)) continue;
        options.onRestartTimeout?.(error instanceof Error ? error : new Error(String(error)));
        return;
      }
    }
  }

  async function pause(): Promise<void> {
    const seconds = Math.min(backOffSeconds(consecutiveTries), maxPauseSeconds);
    if (consecutiveTries > 0) {
      await delay(seconds * 1000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    consecutiveTries += 1;
  }

  return {
    get current() {
      return current;
    },
    async stop() {
      stopping.abort();
      await recovery;
      await endProcess(current.process);
    },
  };
}

/** Asks a process to end by closing the channel to it; kills it when it takes longer than 10 s. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  const impatience = setTimeout(() => child.kill('SIGKILL'), endMilliseconds);
  await ended;
  clearTimeout(impatience);
}
