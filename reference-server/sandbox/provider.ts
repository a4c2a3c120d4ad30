import type { Router } from 'express';
import type { Answering } from './answer.ts';
import type { FaultRegistry } from './faults/fault-registry.ts';
import type { SandboxClock } from './state/sandbox-clock.ts';
import type { SandboxState } from './state/sandbox-state.ts';

/** What every provider's sandbox is given. */
export interface SandboxContext {
  state: SandboxState;
  clock: SandboxClock;
  faults: FaultRegistry;
  answering: Answering;
  /** The address browsers reach the sandbox at, without a slash at the end. */
  publicUrl(): string;
  /** The portal to notify, without a slash at the end, or null while there is none. */
  portalUrl(): string | null;
  /** Called with errors of background work. */
  report(error: unknown): void;
}

/** A provider's sandbox: one folder, and one line in `sandbox.ts`. */
export interface SandboxProvider {
  /** As in `POST /__sandbox/faults`. */
  name: string;
  /** The provider's own protocol. */
  routes: Router;
  /** What a person or a test can look at and steer, under `/__sandbox/`. */
  controls: Router;
  /** A folder with `panel.html` and `panel.js`, its part of the page at `/__sandbox/`. */
  panel: URL;
  /** Ends what the provider does by itself. */
  stop?(): Promise<void>;
}

export type CreateProvider = (context: SandboxContext) => SandboxProvider;
