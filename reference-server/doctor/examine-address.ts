import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { ok, warning, wrong, type Finding } from './finding.ts';

const answerMilliseconds = 5_000;
/** Of documentation (RFC 5737): nobody has it, so whoever is seen under it made it up. */
const madeUpAddress = '203.0.113.77';

/** The portal as guests reach it. */
export interface Address {
  readonly origin: string;
  /** Where the same host answers without TLS; port 80, but for tests. */
  readonly plainOrigin: string;
  readonly isPublic: boolean;
  readonly hops: number;
  readonly metricsToken: string | undefined;
}

/** Calls the portal as a stranger does, through whatever stands in front of it. */
export async function examineAddress(address: Address): Promise<Finding[]> {
  const { origin } = address;
  const health = await send(`${origin}/healthz`);
  if ('failure' in health) {
    const what = `Nobody answers at ${origin} (${health.failure}).`;
    const isTls = /CERT|TLS|SSL|SELF_SIGNED/.test(health.failure);
    const todo = isTls
      ? 'Mend the certificate of the proxy: browsers refuse it too.'
      : 'Start the portal (npm start), and look whether the proxy leads to it.';
    return [wrong('address', what, todo)];
  }
  if (health.status !== 200 || !health.text.includes('"ok"')) {
    const what = `${origin}/healthz answers ${health.status}, and not as a portal does.`;
    return [wrong('address', what, 'Look whether the proxy leads to the portal.')];
  }
  return [
    ok('address', `${origin} answers`),
    ...(await Promise.all([
      examineReadiness(origin),
      examineRedirect(address),
      examineHeaders(address),
      examineMetrics(address),
      examineProxy(address),
      examineLive(origin),
      examineWebhook(origin, 'yookassa'),
      examineWebhook(origin, 'iiko'),
    ])),
  ].flatMap((finding) => finding ?? []);
}

async function examineReadiness(origin: string): Promise<Finding> {
  const ready = await send(`${origin}/readyz`);
  if ('status' in ready && ready.status === 200) {
    const errors = [...ready.text.matchAll(/"(\w+)":"(busy|away|trouble|low)"/g)];
    if (errors.length === 0) return ok('ready', 'it reaches what it needs');
    const parts = errors.map(([, part, state]) => `${part} (${state})`).join(', ');
    return warning(
      'ready',
      `Orders are taken, and not all is well: ${parts}.`,
      'Look into its log.',
    );
  }
  const silent =
    'text' in ready ? [...ready.text.matchAll(/"path":"(\w+)"/g)].map(([, name]) => name) : [];
  const what = `The portal does not reach ${silent.join(', ') || 'what it needs'}.`;
  return wrong('ready', what, 'Look into its log.');
}

async function examineRedirect({
  origin,
  plainOrigin,
  isPublic,
}: Address): Promise<Finding | undefined> {
  if (!origin.startsWith('https:')) {
    if (!isPublic) return undefined;
    const what = 'Guests reach it by plain http: who sits between reads codes and sessions.';
    return wrong('https', what, 'Put a proxy with TLS in front: docs/security.md has two.');
  }
  const plain = await send(`${plainOrigin}/`);
  if ('failure' in plain) {
    const what = `Nobody answers at ${plainOrigin}: who types the name alone may see an error.`;
    return warning('https', what, 'Let the proxy answer there, and lead to https.');
  }
  const isLed =
    plain.status >= 300 && plain.status < 400 && plain.headers['location']?.startsWith('https:');
  if (isLed) return ok('https', 'and plain http leads to it');
  const what = `${plainOrigin} answers ${plain.status} instead of leading to https.`;
  return wrong(
    'https',
    what,
    'Let the proxy lead pages to https and refuse calls: docs/security.md has two examples.',
  );
}

/** What each answer says, by the portal: a proxy may have taken it away. */
function expectedHeaders(isHttps: boolean): [name: string, pattern: RegExp][] {
  return [
    ['content-security-policy', /default-src 'self'.*object-src 'none'/],
    ['x-content-type-options', /^nosniff$/],
    ['x-frame-options', /^DENY$/],
    ['referrer-policy', /./],
    ['permissions-policy', /./],
    ...(isHttps ? [['strict-transport-security', /max-age=[1-9]\d{5,}/] as [string, RegExp]] : []),
  ];
}

async function examineHeaders({ origin }: Address): Promise<Finding> {
  const page = await send(`${origin}/healthz`);
  const headers = 'headers' in page ? page.headers : {};
  const missing = expectedHeaders(origin.startsWith('https:'))
    .filter(([name, pattern]) => !pattern.test(headers[name] ?? ''))
    .map(([name]) => name);
  if (missing.length === 0) return ok('headers', 'all security headers arrive');
  const what = `${missing.join(', ')} do not arrive as the portal sends them.`;
  return wrong('headers', what, 'Look what the proxy does with headers.');
}

async function examineMetrics({ origin, isPublic }: Address): Promise<Finding | undefined> {
  if (!isPublic) return undefined;
  const metrics = await send(`${origin}/metrics`);
  if (!('status' in metrics) || metrics.status !== 200) return ok('metrics', 'closed to strangers');
  const what = 'Anybody reads the metrics: the proxy does not say that it is one.';
  return wrong('metrics', what, 'Let it set X-Forwarded-For: docs/security.md has two examples.');
}

/** Says to come from elsewhere, and compares what the portal then saw. */
async function examineProxy({ origin, hops, metricsToken }: Address): Promise<Finding | undefined> {
  if (metricsToken === undefined) {
    if (hops === 0) return undefined;
    const what = 'Without METRICS_TOKEN it cannot be seen whether TRUST_PROXY_HOPS is right.';
    return warning('proxy', what, 'Set it and start the portal again.');
  }
  const seen = await send(`${origin}/metrics`, {
    Authorization: `Bearer ${metricsToken}`,
    'X-Forwarded-For': madeUpAddress,
  });
  const address = 'headers' in seen ? seen.headers['x-seen-address'] : undefined;
  if (address === undefined || !('headers' in seen)) {
    const what = 'The portal that runs does not take this METRICS_TOKEN.';
    return warning('proxy', what, 'Run this in the environment of the portal.');
  }
  const forwarded = (seen.headers['x-seen-forwarded'] ?? '').split(/\s*,\s*/).filter(Boolean);
  if (address === madeUpAddress) {
    const what = 'Everybody chooses the address they are counted by.';
    const todo =
      hops > forwarded.length
        ? 'Lower TRUST_PROXY_HOPS.'
        : 'Let the proxy overwrite X-Forwarded-For.';
    return wrong('proxy', what, `${todo} docs/security.md has two examples.`);
  }
  if (hops > 0 && forwarded.includes(madeUpAddress)) {
    const what = 'The proxy passes on what clients put into X-Forwarded-For.';
    return wrong(
      'proxy',
      what,
      'Let it overwrite the header: one more hop, and all choose theirs.',
    );
  }
  if (hops > 0 && forwarded.length !== hops) {
    const what = `TRUST_PROXY_HOPS is ${hops}, and ${forwarded.length} proxies say that they forward.`;
    return wrong('proxy', what, `Set TRUST_PROXY_HOPS=${forwarded.length}.`);
  }
  return ok('proxy', `the portal sees this machine as ${address}`);
}

/** Asks for a web socket, as every page does. */
async function examineLive(origin: string): Promise<Finding> {
  const answer = await send(`${origin}/socket.io/?EIO=4&transport=websocket`, {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'ZG9jdG9yJ3Mgb3duIGtleQ==',
  });
  if ('status' in answer && answer.status === 101) return ok('live', 'web sockets come through');
  const what = `Web sockets do not come through (${'status' in answer ? answer.status : answer.failure}): news comes by slow polling.`;
  return wrong('live', what, 'Let the proxy pass Upgrade and Connection on.');
}

/** Nothing in it can be believed, so the portal refuses it in its own words: that is enough to know. */
async function examineWebhook(origin: string, provider: 'yookassa' | 'iiko'): Promise<Finding> {
  const path = `/api/webhook/${provider}`;
  const answer = await send(
    origin + path,
    { 'Content-Type': 'application/json' },
    '{"of":"doctor"}',
  );
  const isPortals =
    'status' in answer &&
    [400, 401, 403, 422].includes(answer.status) &&
    answer.text.includes('"code"');
  if (isPortals) return ok(`webhook-${provider}`, `${path} reaches the portal`);
  const what = `${path} does not reach the portal (${'status' in answer ? answer.status : answer.failure}).`;
  return wrong(
    `webhook-${provider}`,
    what,
    'Let the proxy lead it there, without signing in before it.',
  );
}

type Answer =
  | { readonly failure: string }
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, string | undefined>>;
      readonly text: string;
    };

/** Not by `fetch`, which neither upgrades nor sets every header. */
function send(url: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const request = url.startsWith('https:') ? httpsRequest : httpRequest;
  const clientRequest = request(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, 'User-Agent': 'portal-doctor' },
    timeout: answerMilliseconds,
    agent: false,
  });
  clientRequest.on('timeout', () => clientRequest.destroy(new Error('no answer in 5 s')));
  clientRequest.on('error', (error) => {
    const code = 'code' in error ? String(error.code) : error.message;
    resolve({ failure: code });
  });
  clientRequest.on('upgrade', ({ statusCode = 0 }, socket) => {
    socket.destroy();
    resolve({ status: statusCode, headers: {}, text: '' });
  });
  clientRequest.on('response', (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      if (text.length < 100_000) text += chunk;
    });
    // Of one that has ended this says nothing any more.
    response.on('close', () => resolve({ failure: 'the answer was cut off' }));
    response.on('end', () => {
      const entries = Object.entries(response.headers).map(([name, value]) => [
        name,
        String(value),
      ]);
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(entries) as Record<string, string>,
        text,
      });
    });
  });
  clientRequest.end(body);
  return promise;
}
