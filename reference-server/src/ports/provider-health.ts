import type { ProviderName } from '@portal/domain/providers';

/** What went wrong with a provider. */
export interface ProviderProblem {
  /** For the person who reads the console; names no phone, code or text of anybody. */
  readonly text: string;
  /** The provider's own code, e.g. `HTTP 503`. */
  readonly code?: string;
}

/**
 * Hears how each use of a provider went. Both calls return at once, never throw, and cost nothing while
 * nothing changes.
 */
export interface ProviderHealth {
  /** The provider has done what it was asked, or refused it for a good reason. */
  working(provider: ProviderName): void;
  /** The provider could not be used. */
  failed(provider: ProviderName, problem: ProviderProblem): void;
}
