import { defineEndpoint } from '@portal/domain/contract';
import { noContent } from '@portal/domain/server';
import { expect, it } from 'vitest';
import { ownRoute, startKernel } from '../../../test/kernel-server.ts';
import { implement } from '../route.ts';

const signIn = defineEndpoint({
  method: 'POST',
  path: '/api/sign-in',
  summary: 'Gives a session',
  access: 'anyone',
  replies: { 204: noContent },
});
const signOut = defineEndpoint({ ...signIn, path: '/api/sign-out', summary: 'Takes it back' });

const signInRoute = implement(signIn, async ({ cookies }) => {
  cookies.setSession('guest', new Date('2999-01-01'));
  return { status: 204, body: undefined };
});
const signOutRoute = implement(signOut, async ({ cookies }) => {
  cookies.clearSession();
  return { status: 204, body: undefined };
});
const routes = [ownRoute, signInRoute, signOutRoute];

it('is given under the specified name, and under one that no sibling site can set where there is https', async () => {
  const plain = await (await startKernel({ routes })).post('/api/sign-in', {});
  expect(plain.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session_token=guest; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/),
  ]);
  const secure = await startKernel({ routes, secureCookies: true });
  const signedIn = await secure.post('/api/sign-in', {});
  expect(signedIn.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^session_token=guest; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^__Host-session_token=guest; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
  const taken = await secure.post('/api/sign-out', {});
  expect(taken.headers.getSetCookie().map((each) => each.split(';')[0])).toEqual([
    'session_token=',
    '__Host-session_token=',
  ]);
});

it('is the one that no sibling site can have set, whatever stands in front of it', async () => {
  const { post } = await startKernel({ routes, secureCookies: true });
  const own = { Origin: 'http://portal.test' };
  const planted = 'session_token=admin; session_token=stale; __Host-session_token=guest';
  expect((await post('/api/own', {}, { ...own, Cookie: planted })).status).toBe(200);
  const alone = await post('/api/own', {}, { ...own, Cookie: 'session_token=guest' });
  expect(alone.status).toBe(200);
});

it('of a browser by https is that one alone: a sibling site’s is nobody’s', async () => {
  const secure = await startKernel({ routes, secureCookies: true });
  const statusOf = async ({ post }: typeof secure, cookie: string) => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: cookie };
    return (await post('/api/own', {}, headers)).status;
  };
  expect(await statusOf(secure, 'session_token=guest')).toBe(401);
  expect(await statusOf(secure, 'session_token=guest; __Host-session_token=guest')).toBe(200);
  const plain = await startKernel({ routes });
  expect(await statusOf(plain, 'session_token=guest')).toBe(200);
});
