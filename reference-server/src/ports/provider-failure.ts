/**
 * How a call to a provider went wrong, as far as our side could see. The kernel answers
 * `answered` with 502, `unreachable` with 503 and `timed-out` with 504.
 */
export type ProviderFailure = 'answered' | 'unreachable' | 'timed-out';
