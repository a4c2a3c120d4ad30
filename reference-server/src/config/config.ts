import { resolve } from 'node:path';
import { bootRefusals, publicFacts } from './boot-refusals.ts';
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
  /** Folder of the embedded database and the generated secrets. */
  readonly dataDir: string;
  /** The address guests use. */
  readonly publicOrigin: string;
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
  const origins = originsOf(environment);
  const isDemo = environment.DEMO || publicFacts(environment).length === 0;
  return {
    environment,
    secrets: await secretsOf(environment, dataDir),
    vapidKeys: await vapidKeysOf(environment, dataDir),
    vapidSubject: environment.VAPID_SUBJECT ?? vapidSubjectOf(origins[0]),
    isDemo,
    dataDir,
    publicOrigin: origins[0],
    allowedOrigins: new Set(origins),
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

/** The address guests use first; where none is given, the one it listens on under both its names. */
function originsOf({ PUBLIC_ORIGIN, HOST, PORT }: Environment): [string, ...string[]] {
  if (PUBLIC_ORIGIN) return [new URL(PUBLIC_ORIGIN).origin];
  const host = HOST.includes(':') ? `[${HOST}]` : HOST;
  const own = new URL(`http://${host}:${PORT}`).origin;
  return HOST === '127.0.0.1' ? [new URL(`http://localhost:${PORT}`).origin, own] : [own];
}
