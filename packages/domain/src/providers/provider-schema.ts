import * as z from 'zod';
import { entity, list } from '../contract/envelope.ts';
import { timeSchema } from '../contract/fields/fields.ts';

/** Outside systems that the portal depends on. */
export const providerNames = ['iiko', 'yookassa', 'telegram', 'sms', 'push'] as const;
/** An outside system that the portal depends on. */
export type ProviderName = (typeof providerNames)[number];

/** How a provider was doing when it was last used; `unknown`: it has not been used yet. */
export const providerStates = ['working', 'trouble', 'unknown'] as const;
/** How a provider was doing when it was last used. */
export type ProviderState = (typeof providerStates)[number];

/** Attributes of a provider. */
export const providerAttributesSchema = z.object({
  state: z.enum(providerStates),
  /** Since when it has been in that state; null while it is `unknown`. */
  since: timeSchema.nullable(),
  /** Last error, for a person to read; stays after it works again. */
  lastError: z.string().nullable(),
  lastErrorAt: timeSchema.nullable(),
  /** When it last did what it was asked, to the minute. */
  lastWorkedAt: timeSchema.nullable(),
});
/** Attributes of a provider. */
export type ProviderAttributes = z.output<typeof providerAttributesSchema>;

/** A provider and how it is doing. */
export const providerSchema = entity(z.enum(providerNames), providerAttributesSchema);
/** A provider and how it is doing. */
export type Provider = z.output<typeof providerSchema>;

/** Every provider, in the order of {@link providerNames}. */
export const providersSchema = z.object({ providers: list(providerSchema) });
