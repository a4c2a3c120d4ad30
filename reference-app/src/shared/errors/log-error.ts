import { RefusedError } from '@portal/client';

/**
 * Writes into the browser's console what failed, by names, numbers and codes alone: a message, or the request
 * that an error carries, may hold a phone, a name or a token.
 */
export function logError(what: string, error: unknown): void {
  console.error(what, nameOf(error));
}

function nameOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error instanceof RefusedError) {
    const { name, status, code, requestId } = error;
    return [name, status, code, requestId].filter((part) => part !== null).join(' ');
  }
  return error instanceof Error ? error.name : 'unknown';
}
