import * as z from 'zod';
import type { SandboxState } from '../state/sandbox-state.ts';

export const iikoSettingsChange = z.object({
  /** How long a token is good. iiko's own: an hour. */
  tokenLifetimeSeconds: z.number().int().min(1).exactOptional(),
  /** How long a command is InProgress. */
  commandSeconds: z.number().min(0).max(600).exactOptional(),
  /** Off: commands end in an error and `is_alive` says no. */
  isPosOnline: z.boolean().exactOptional(),
  /**
   * - `demanded`: the list of menus names price categories, and a menu is answered only at one of them
   * - `refused`: the list names none, and a menu is not answered at any
   * - `none`: the list names none, and what a question names is not looked at
   */
  pricesByCategory: z.enum(['demanded', 'refused', 'none']).exactOptional(),
  /** With the fault `rate-limit`; null sends no `Retry-After`. */
  retryAfterSeconds: z.number().int().min(0).nullable().exactOptional(),
  /** What the fault `error-text` answers. */
  errorTextStatus: z.union([z.literal(400), z.literal(408), z.literal(500)]).exactOptional(),
});

type IikoSettings = Required<z.infer<typeof iikoSettingsChange>>;

export type IikoCabinet = ReturnType<typeof createIikoCabinet>;

const asOpened: IikoSettings = {
  tokenLifetimeSeconds: 3600,
  commandSeconds: 1,
  isPosOnline: true,
  pricesByCategory: 'refused',
  retryAfterSeconds: 2,
  errorTextStatus: 400,
};

export function createIikoCabinet(state: SandboxState) {
  const settings = state.collection<IikoSettings>('iiko-settings');
  const read = () => ({ ...asOpened, ...settings.get('iiko') });
  return {
    read,
    change: (change: z.infer<typeof iikoSettingsChange>) =>
      settings.put('iiko', { ...read(), ...change }),
  };
}
