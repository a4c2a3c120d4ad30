import { bootRefusals, isPlainElsewhere, publicReasons } from '../src/config/boot-refusals.ts';
import type { Environment } from '../src/config/environment.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

const oldestNode = 24;
const shortestToken = 24;

/** What the environment says, and what is missing from it. */
export function examineSettings(environment: Environment, nodeVersion: string): Finding[] {
  return [
    examineNode(nodeVersion),
    ...examineRefusals(environment),
    examineMode(environment),
    examineHops(environment),
    examineMetricsToken(environment),
    examineTelegram(environment),
  ].flatMap((finding) => finding ?? []);
}

function examineNode(version: string): Finding {
  const major = Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);
  if (major >= oldestNode) return ok('node', `Node.js ${version}`);
  const todo = 'Start it by npm start, which fetches the right one, or install it.';
  return wrong(
    'node',
    `Node.js ${version} is older than ${oldestNode}, which it is tested with.`,
    todo,
  );
}

function examineRefusals(environment: Environment): Finding[] {
  const refusals = bootRefusals(environment);
  if (refusals.length === 0) {
    return [ok('settings', 'secrets, providers and address are set as a start wants them')];
  }
  const todo = 'Mend it in the environment of the portal, and start it again.';
  return refusals.map((refusal) => wrong('settings', refusal, todo));
}

function examineMode(environment: Environment): Finding | undefined {
  const details = publicReasons(environment);
  if (details.length === 0) {
    return ok('public', 'for this machine alone: demo and sandbox stand in for what is not set');
  }
  if (environment.DEMO) {
    const what =
      'DEMO shows a made-up hotel to strangers; whoever reads the guide signs in as staff.';
    return warning('public', what, 'Leave DEMO away where guests are real.');
  }
  if (environment.NODE_ENV === 'production') return ok('public', details.join(', '));
  const what = `It is public (${details.join(', ')}), and NODE_ENV is ${environment.NODE_ENV}.`;
  return warning('public', what, 'Set NODE_ENV=production, which libraries look at.');
}

/** The portal itself speaks plain http, so whoever answers by https is a proxy. */
function examineHops({ PUBLIC_ORIGIN, TRUST_PROXY_HOPS }: Environment): Finding | undefined {
  if (!PUBLIC_ORIGIN?.startsWith('https:') || TRUST_PROXY_HOPS > 0) return undefined;
  const what =
    'TRUST_PROXY_HOPS is 0 behind a proxy: all guests are one address, and share its limits.';
  return wrong('proxy', what, 'Set TRUST_PROXY_HOPS to the number of proxies, usually 1.');
}

function examineMetricsToken({ METRICS_TOKEN, ...environment }: Environment): Finding {
  const isPublic = publicReasons({ METRICS_TOKEN, ...environment }).length > 0;
  if (METRICS_TOKEN === undefined) {
    const what = 'METRICS_TOKEN is not set: only this machine reads the metrics.';
    if (!isPublic) return ok('metrics-token', what);
    return warning('metrics-token', what, 'Set it, 24 random characters or more, for alarms.');
  }
  if (METRICS_TOKEN.length >= shortestToken) return ok('metrics-token', 'set');
  const what = `METRICS_TOKEN has fewer than ${shortestToken} characters, and may be guessed.`;
  return wrong('metrics-token', what, 'Set another one: openssl rand -base64 32');
}

/** In public it is a refusal of the start's. */
function examineTelegram(environment: Environment): Finding | undefined {
  const isRefused = publicReasons(environment).length > 0 && !environment.DEMO;
  if (isRefused || !isPlainElsewhere(environment.TELEGRAM_API_URL)) return undefined;
  const what =
    "TELEGRAM_API_URL is plain http: the bot's token and guests' names cross the network.";
  return warning('telegram', what, 'Give an https address.');
}
