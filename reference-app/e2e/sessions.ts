import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Stack } from './stack/stack.ts';

/** Calls the portal without a page. @throws Error unless it is answered with 2xx. */
export type Call = <Reply>(
  path: string,
  data?: object,
  method?: 'GET' | 'POST' | 'PUT',
) => Promise<Reply>;

/** The demo staff. */
export type StaffId = 'admin' | 'moderator' | 'banquet';

/** A guest who is signed in. */
export interface GuestSession {
  readonly phone: string;
  readonly token: string;
  readonly call: Call;
}

/** Calls the portal with a session, or without one. */
export function callerAt({ url }: Stack, token: string | null): Call {
  return async <Reply>(path: string, data?: object, method = data ? 'POST' : 'GET') => {
    const response = await fetch(url + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      ...(data && { body: JSON.stringify(data) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as Reply;
  };
}

/** A Russian mobile phone that no other journey uses. */
export function somePhone(): string {
  return `+791${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

/** Registers a new guest. The windows for that have journeys of their own. */
export async function registerGuest(
  stack: Stack,
  name: string,
  isSubscribe = false,
): Promise<GuestSession> {
  const phone = somePhone();
  const anybody = callerAt(stack, null);
  const sent = await anybody<{ data: { challengeId: string } }>('/api/sms-auth/send-code', {
    phoneNumber: phone,
  });
  const { challengeId } = sent.data;
  const code = await stack.codeFor(phone);
  await anybody('/api/sms-auth/login', { data: { phone, code, challengeId } });
  const { token } = await anybody<{ token: string }>('/api/sms-auth/register', {
    data: { phone, name, isSubscribe, challengeId },
  });
  return { phone, token, call: callerAt(stack, token) };
}

interface KnownToken {
  readonly token: Promise<string>;
  readonly at: number;
}
const staffTokens = new WeakMap<Stack, Map<StaffId, KnownToken>>();
/** Half of what a sign-in is good for where something dangerous is done. */
const signedInAnewMilliseconds = 300_000;

/** A session of one of the demo staff, the same for all journeys of some minutes through this portal. */
export function staffToken(stack: Stack, id: StaffId): Promise<string> {
  const tokens = staffTokens.get(stack) ?? new Map<StaffId, KnownToken>();
  staffTokens.set(stack, tokens);
  const known = tokens.get(id);
  if (known && Date.now() - known.at < signedInAnewMilliseconds) return known.token;
  const data = { id, password: stack.staffPassword };
  const signIn = callerAt(stack, null)<{ token: string }>('/api/admin/auth/login', { data });
  const token = signIn.then((answer) => answer.token);
  tokens.set(id, { token, at: Date.now() });
  return token;
}

/** Calls the portal as one of the demo staff. */
export async function staffCaller(stack: Stack, id: StaffId = 'admin'): Promise<Call> {
  return callerAt(stack, await staffToken(stack, id));
}

/** Lets the pages of a context be signed in. */
export async function giveSession(
  context: BrowserContext,
  stack: Stack,
  token: string,
): Promise<void> {
  await context.addCookies([
    { name: 'session_token', value: token, url: stack.url, httpOnly: true, sameSite: 'Lax' },
  ]);
}
