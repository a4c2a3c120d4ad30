import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function headersWith(
  payment: string[],
  https: boolean,
  countsVisits = false,
): Promise<Headers> {
  const app = express();
  const paymentScripts = payment.map((origin) => `${origin}/checkout-widget/`);
  const sources = { payment, paymentScripts, countsVisits: () => countsVisits };
  app.use(securityHeaders(sources, https));
  app.use((_request, response) => void response.send('hello'));
  const server = createServer(app).listen(0, '127.0.0.1');
  stops.push(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`)).headers;
}

function directives(headers: Headers): Record<string, string> {
  const policy = headers.get('Content-Security-Policy') ?? '';
  return Object.fromEntries(
    policy.split(';').map((each) => {
      const [name = '', ...sources] = each.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content policy', () => {
  it('lets no script in that does not come from the portal or its payment provider', async () => {
    const policy = directives(await headersWith(['https://pay.test'], false));
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self' https://pay.test/checkout-widget/",
      'connect-src': "'self' https://pay.test",
      'frame-src': "'self' https://pay.test",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe-eval|\*|http:/);
    expect(policy['script-src-attr'] ?? policy['script-src']).not.toContain('unsafe-inline');
  });

  it('names the payment provider only where there is one', async () => {
    const policy = directives(await headersWith([], false));
    expect(policy).toMatchObject({ 'script-src': "'self'", 'frame-src': "'self'" });
  });
});

describe('the counter of visits', () => {
  it('is let in only while visits are counted, and never into a frame', async () => {
    const [usual, counting] = [await headersWith([], false), await headersWith([], false, true)];
    expect(usual.get('Content-Security-Policy')).not.toContain('yandex');
    expect(directives(counting)).toMatchObject({
      'script-src': "'self' https://mc.yandex.ru https://yastatic.net/s3/metrika/",
      'connect-src': "'self' https://mc.yandex.ru https://mc.yandex.com",
      'frame-src': "'self'",
    });
  });
});

describe('the other headers', () => {
  it('keep the portal out of frames, out of guesses and out of addresses', async () => {
    const headers = await headersWith([], false);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  it('give no page and no frame what the portal never uses, and payment to its provider alone', async () => {
    const policy = (await headersWith(['https://pay.test'], true)).get('Permissions-Policy') ?? '';
    const allowed: Record<string, string | undefined> = Object.fromEntries(
      policy.split(', ').map((each) => each.split('=', 2) as [string, string]),
    );
    for (const unused of ['camera', 'microphone', 'geolocation', 'usb', 'display-capture']) {
      expect([unused, allowed[unused]]).toEqual([unused, '()']);
    }
    expect(allowed['payment']).toBe('(self "https://pay.test")');
    expect(allowed['publickey-credentials-get']).toBe('(self)');
  });

  it('ask for https only where guests come by it', async () => {
    const plain = await headersWith([], false);
    const secure = await headersWith([], true);
    expect(plain.get('Strict-Transport-Security')).toBeNull();
    expect(directives(plain)).not.toHaveProperty('upgrade-insecure-requests');
    expect(secure.get('Strict-Transport-Security')).toContain('max-age=31536000');
    expect(directives(secure)).toHaveProperty('upgrade-insecure-requests');
  });
});
