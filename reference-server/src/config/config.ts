import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import { resolve } from 'node:path';
import { bootRefusals, publicReasons } from './boot-refusals.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { readOrCreateSecrets, type Secrets } from './secrets.ts';
import { readOrCreateVapidKeys, type VapidKeys } from './vapid-keys.ts';

/** Everything the composition root needs to know. */
export interface Config {
  readonly environment: Environment;
  readonly secrets: Secrets;
  /** The key pair by which push services know the portal. */
  readonly vapidKeys: VapidKeys;
  /** How the people who run a push service reach the hotel: `mailto:` or `https:`. */
  readonly vapidSubject: string;
  /** Whether this is a made-up hotel: with demo data, and a sandbox for what has no credentials. */
  readonly isDemo: boolean;
  /** Whether nobody but this machine is meant to reach it: no public fact holds, and no public demo is meant. */
  readonly isForThisMachine: boolean;
  /** Folder of the embedded database and the generated secrets. */
  readonly dataDir: string;
  /** The address guests use. */
  readonly publicOrigin: string;
  /** Where pages can be opened besides: where it listens on every address of the machine, each of these. */
  readonly otherOrigins: readonly string[];
  /** Where other processes of this machine reach it. */
  readonly localUrl: string;
  /** Addresses whose pages may use the session cookie. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** The sandbox's address, or null where every provider must be real. */
  readonly sandboxUrl: string | null;
}

/**
 * Reads the environment and the secrets.
 *
 * @throws Error when something is wrong or not safe to run with, saying what to do about it.
 */
export async function readConfig(source: NodeJS.ProcessEnv): Promise<Config> {
  const environment = readEnvironment(source);
  const refusals = bootRefusals(environment);
  if (refusals.length > 0) {
    throw new Error(`The portal does not start like this:\n  ${refusals.join('\n  ')}`);
  }
  const dataDir = resolve(environment.DATA_DIR);
  const [publicOrigin, ...aliases] = originsOf(environment);
  const otherOrigins = environment.PUBLIC_ORIGIN ? [] : networkOrigins(environment);
  const isPublic = publicReasons(environment).length > 0;
  const isDemo = environment.DEMO || !isPublic;
  return {
    environment,
    secrets: await secretsOf(environment, dataDir),
    vapidKeys: await vapidKeysOf(environment, dataDir),
    vapidSubject: environment.VAPID_SUBJECT ?? vapidSubjectOf(publicOrigin),
    isDemo,
    isForThisMachine: !isPublic && !environment.DEMO,
    dataDir,
    publicOrigin,
    otherOrigins,
    localUrl: httpOrigin(localAddressOf(environment.HOST), environment.PORT),
    allowedOrigins: new Set([publicOrigin, ...aliases, ...otherOrigins]),
    sandboxUrl: isDemo ? `http://127.0.0.1:${environment.SANDBOX_PORT}` : null,
  };
}

async function secretsOf(environment: Environment, dataDir: string): Promise<Secrets> {
  const { SESSION_SECRET: sessionSecret, OTP_PEPPER: otpPepper } = environment;
  const { SESSION_SECRET_PREVIOUS: previousSessionSecret } = environment;
  const previous = previousSessionSecret === undefined ? {} : { previousSessionSecret };
  if (sessionSecret && otpPepper) return { sessionSecret, otpPepper, ...previous };
  const made = await readOrCreateSecrets(dataDir);
  return {
    ...previous,
    sessionSecret: sessionSecret ?? made.sessionSecret,
    otpPepper: otpPepper ?? made.otpPepper,
  };
}

async function vapidKeysOf(environment: Environment, dataDir: string): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = environment;
  return publicKey && privateKey ? { publicKey, privateKey } : readOrCreateVapidKeys(dataDir);
}

/** The portal's address where there is a real one: Apple's push service refuses localhost. */
function vapidSubjectOf(publicOrigin: string): string {
  return publicOrigin.startsWith('https:') ? publicOrigin : 'mailto:portal@hotel.example';
}

/** The address guests use first; where none is given, the one it listens on under all its names. */
function originsOf({ PUBLIC_ORIGIN, HOST, PORT }: Environment): [string, ...string[]] {
  if (PUBLIC_ORIGIN) return [new URL(PUBLIC_ORIGIN).origin];
  const own = httpOrigin(localAddressOf(HOST), PORT);
  if (isWildcard(HOST)) return [httpOrigin('localhost', PORT), httpOrigin('127.0.0.1', PORT)];
  return HOST === '127.0.0.1' ? [httpOrigin('localhost', PORT), own] : [own];
}

/** Those of the machine's network interfaces that a browser can be given. */
function networkOrigins({ HOST, PORT }: Environment): string[] {
  if (!isWildcard(HOST)) return [];
  return Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => !internal && (family === 'IPv4' || HOST === '::'))
    .filter(({ address }) => !address.startsWith('fe80:'))
    .map(({ address }) => httpOrigin(address, PORT));
}

function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** Nothing can be sent to the wildcard itself, at least not everywhere. */
function localAddressOf(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

/** The origin of a host and a port, with the brackets that IPv6 needs. */
export function httpOrigin(host: string, port: number): string {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin;
}

/**
 * Port 0 asks for any free one. It is chosen before anything starts: addresses that name it are given to
 * guests, to the sandbox and to providers before the portal listens.
 */
export async function chooseFreePorts(source: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const environment = readEnvironment(source);
  const free = (['PORT', 'SANDBOX_PORT'] as const).filter((name) => environment[name] === 0);
  // Held together until each has another one.
  const servers = free.map(() => createServer().listen(0, '127.0.0.1'));
  const chosen = await Promise.all(
    servers.map(async (server, index): Promise<[string, string]> => {
      await once(server, 'listening');
      return [free[index] ?? '', String((server.address() as AddressInfo).port)];
    }),
  );
  await Promise.all(
    servers.map(async (server) => {
      server.close();
      await once(server, 'close');
    }),
  );
  return { ...source, ...Object.fromEntries(chosen) };
}
