import { isWithin } from '../../clock/age.ts';
import { tokenAnswer } from './iiko-answers.ts';
import { requestIiko } from './iiko-request.ts';

/** Version 1 of signing in takes a login, version 2 a key of an application. */
export type IikoCredentials =
  | { readonly apiLogin: string }
  | { readonly apiKey: string; readonly appId: string; readonly clientSecret: string };

/** iiko says an hour; a token that is nearly over is not worth beginning with. */
const storedMilliseconds = 45 * 60 * 1000;

/** The token that every other request carries. */
export type IikoTokens = ReturnType<typeof createIikoTokens>;

/** Keeps one token. @source protocols/iiko.md, section 2 */
export function createIikoTokens(baseUrl: string, credentials: IikoCredentials) {
  let stored: { token: string; since: number } | undefined;
  let pending: Promise<string> | undefined;
  const path = 'apiLogin' in credentials ? '1/access_token' : 'v2/access_token';

  async function requestToken(): Promise<string> {
    const { token } = await requestIiko(baseUrl, { path, body: credentials, schema: tokenAnswer });
    stored = { token, since: Date.now() };
    return token;
  }

  return {
    /** The token at hand, or a new one. Those who ask at once get the same. */
    async get(): Promise<string> {
      if (stored && isWithin(storedMilliseconds, stored.since)) return stored.token;
      pending ??= requestToken().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    /** iiko has refused this token: whoever asks next gets another one. */
    drop(token: string) {
      if (stored?.token === token) stored = undefined;
    },
  };
}
