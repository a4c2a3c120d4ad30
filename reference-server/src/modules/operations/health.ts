import type { ProviderName } from '@portal/domain/providers';
import type { PartState } from '@portal/domain/server';
import { timeLimit } from '../../kernel/limits/time-limit.ts';
import type { MachineWatch } from './machine-watch.ts';

/** How the portal is: ready with each part's state, or not, and why. */
export type Health =
  | { readonly isReady: true; readonly checks: Readonly<Record<string, PartState>> }
  | { readonly isReady: false; readonly reasons: Readonly<Record<string, string>> };

/** What health is made of. */
export interface HealthOptions {
  /** Whether the portal is shutting down. */
  readonly isStopping: () => boolean;
  readonly pingDatabase: () => Promise<'ok' | 'busy' | 'full'>;
  /** Whether orders are stored on this machine's disk. */
  readonly isDatabaseHere: boolean;
  /** Where instances share one. */
  readonly pingRedis?: () => Promise<unknown>;
  /** How the providers did that were used so far. */
  readonly readProviders: () => Promise<readonly ProviderState[]>;
  readonly machine: Pick<MachineWatch, 'supplies'>;
}

interface ProviderState {
  readonly provider: ProviderName;
  readonly state: 'working' | 'trouble';
}

const limit = timeLimit(2_000);
/** For providers nothing is ready or not: what was read last is true enough. */
const providersMilliseconds = 5_000;

/**
 * Tells whether an order can be taken, and what does not work besides. Not ready is only what cannot take
 * one: a balancer would else take all instances away for what all of them can do without.
 */
export function createHealth(options: HealthOptions): () => Promise<Health> {
  const { machine, isDatabaseHere, isStopping, pingRedis } = options;
  let providers: readonly ProviderState[] = [];
  let providersReadAt = -Infinity;

  async function readProviders(): Promise<void> {
    if (performance.now() - providersReadAt < providersMilliseconds) return;
    providersReadAt = performance.now();
    providers = (await inTime(options.readProviders)) ?? providers;
  }

  return async () => {
    if (isStopping()) return { isReady: false, reasons: { portal: 'stopping' } };
    const [database, redis] = await Promise.all([
      inTime(options.pingDatabase),
      pingRedis && inTime(() => pingRedis().then(() => 'ok' as const)),
    ]);
    const { disk, descriptors, memory } = machine.supplies;
    const reasons = {
      ...(database === null && { database: 'does not answer' }),
      ...(database === 'full' && { database: 'its disk is full' }),
      ...(isDatabaseHere && disk === 'out' && { disk: 'full' }),
      ...(descriptors === 'out' && { descriptors: 'used up' }),
      ...(memory === 'out' && { memory: 'used up' }),
    };
    if (database === null || database === 'full' || Object.keys(reasons).length > 0) {
      return { isReady: false, reasons };
    }
    if (database === 'ok') await readProviders();
    const checks: Record<string, PartState> = {
      database,
      ...(redis !== undefined && { redis: redis ?? 'away' }),
      disk: disk === 'short' || disk === 'out' ? 'low' : 'ok',
      descriptors: descriptors === 'enough' ? 'ok' : 'low',
      memory: memory === 'enough' ? 'ok' : 'low',
    };
    for (const { provider, state } of providers) {
      checks[provider] = state === 'working' ? 'ok' : 'trouble';
    }
    return { isReady: true, checks };
  };
}

/** What was answered; null when it failed, or nothing came in time. */
function inTime<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return limit.execute(ask).catch(() => null);
}
