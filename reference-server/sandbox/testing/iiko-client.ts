import type { Sandbox } from '../sandbox.ts';

/** An answer as JSON, of which a test knows what it looks at. */
type WireBody = Record<string, unknown>;

interface IikoAnswer {
  status: number;
  headers: Headers;
  body: WireBody;
}

/** Speaks iiko's API as the documentation says, without the adapter. */
export function createIikoClient({ endpoints }: Pick<Sandbox, 'endpoints'>) {
  const { baseUrl, credentials } = endpoints.iiko;
  let token: Promise<string> | undefined;

  async function callWith(authorization: string | null, path: string, body: object = {}) {
    const response = await fetch(`${baseUrl}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(authorization !== null && { authorization }),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const json = (text === '' ? {} : JSON.parse(text)) as WireBody;
    return { status: response.status, headers: response.headers, body: json };
  }

  async function signIn(): Promise<string> {
    const { body } = await callWith(null, 'v2/access_token', credentials);
    return String(body['token']);
  }

  return {
    callWith,
    /** With a token of its own, asked for at the first call. */
    async call(path: string, body?: object): Promise<IikoAnswer> {
      token ??= signIn();
      return callWith(`Bearer ${await token}`, path, body);
    },
  };
}
