import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';

/** A portal that listens, and the sandbox that stands in for its providers. */
export interface Place {
  readonly url: string;
  readonly sandboxUrl: string;
}

/** Makes a call of the portal or of the sandbox's page, and reads what it answers. */
export async function call<Body>(url: string, body: object, token?: string): Promise<Body> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Body;
}

/** Registers a guest with the code that the sandbox received, and returns the session's token. */
export async function registerGuest({ url, sandboxUrl }: Place): Promise<string> {
  const phone = `+791${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const sent = await call<{ data: { challengeId: string } }>(`${url}/api/sms-auth/send-code`, {
    phoneNumber: phone,
  });
  const { challengeId } = sent.data;
  const code = await readCode(sandboxUrl, phone);
  await call(`${url}/api/sms-auth/login`, { data: { phone, code, challengeId } });
  const registered = await call<{ token: string }>(`${url}/api/sms-auth/register`, {
    data: { phone, name: 'Анна', challengeId },
  });
  return registered.token;
}

async function readCode(sandboxUrl: string, phone: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${sandboxUrl}/__sandbox/sms?to=${encodeURIComponent(phone)}`);
    const messages = (await response.json()) as { text: string }[];
    const code = /\d{4}$/.exec(messages.at(-1)?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await wait(50);
  }
}

/** Signs the demo administrator in, and connects as one. */
export async function openConsole({ url }: Place, password: string): Promise<Socket> {
  const { token } = await call<{ token: string }>(`${url}/api/admin/auth/login`, {
    data: { id: 'admin', password },
  });
  const socket = io(url, { transports: ['websocket'], auth: { token } });
  await new Promise((resolve) => {
    socket.once('connect', () => {
      resolve(undefined);
    });
  });
  return socket;
}

/** The value that the given part of the values does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? NaN;
}
