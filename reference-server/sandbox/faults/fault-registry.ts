import type { SandboxState } from '../state/sandbox-state.ts';

export const requestFaults = [
  'error',
  'error-text',
  'timeout',
  'slow',
  'rate-limit',
  'offline',
  'drop-after-commit',
  'unanswered',
  'proxy-404',
  'proxy-408',
  'proxy-409',
  'proxy-409-after-commit',
] as const;

export const webhookFaults = ['duplicate-webhook', 'lost-webhook'] as const;

export type RequestFault = (typeof requestFaults)[number];
type WebhookFault = (typeof webhookFaults)[number];

interface OrderedFault {
  provider: string;
  fault: RequestFault | WebhookFault;
  /** How many further requests or webhooks are hit; -1 until cleared. */
  times: number;
  /** Only requests whose path ends so; other calls of the portal go on meanwhile. @default all */
  path?: string | undefined;
}

/** The faults somebody has ordered, by provider. */
export interface FaultRegistry {
  /** `times`: 0 clears all of the provider's faults, -1 stays until cleared. */
  order(fault: OrderedFault): void;
  list(): OrderedFault[];
  /** Uses up one hit of the provider's oldest request fault for that path. */
  takeForRequest(provider: string, path: string): RequestFault | null;
  /** Uses up one hit of the provider's oldest webhook fault. */
  takeForWebhook(provider: string): WebhookFault | null;
}

export function createFaultRegistry(state: SandboxState): FaultRegistry {
  const ordered = state.collection<OrderedFault>('faults');
  const keyOf = ({ provider, fault, path }: OrderedFault) =>
    [provider, fault, ...(path === undefined ? [] : [path])].join('/');

  function take<Fault extends OrderedFault['fault']>(
    provider: string,
    kinds: readonly Fault[],
    requestPath = '',
  ): Fault | null {
    for (const entry of ordered.all()) {
      const kind = kinds.find((fault) => fault === entry.fault);
      if (entry.provider !== provider || kind === undefined) continue;
      if (entry.path !== undefined && !requestPath.endsWith(entry.path)) continue;
      if (entry.times === 1) ordered.remove(keyOf(entry));
      else if (entry.times > 1) ordered.put(keyOf(entry), { ...entry, times: entry.times - 1 });
      return kind;
    }
    return null;
  }

  return {
    order(fault) {
      if (fault.times !== 0) {
        ordered.put(keyOf(fault), fault);
        return;
      }
      for (const entry of ordered.all()) {
        if (entry.provider === fault.provider) ordered.remove(keyOf(entry));
      }
    },
    list: () => ordered.all(),
    takeForRequest: (provider, path) => take(provider, requestFaults, path),
    takeForWebhook: (provider) => take(provider, webhookFaults),
  };
}
