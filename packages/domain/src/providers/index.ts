export { fetchProviders } from './provider-endpoints.ts';
export { providerHealthChange } from './provider-events.ts';
export {
  providerNames,
  type ProviderName,
  type ProviderState,
  type ProviderAttributes,
  type Provider,
} from './provider-schema.ts';
