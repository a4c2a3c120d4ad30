import { resolve } from 'node:path';
import { bootRefusals } from './boot-refusals.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { readOrCreateSecrets, type Secrets } from './secrets.ts';

/** Everything the composition root needs to know. */
export interface Config {
  readonly environment: Environment;
  readonly secrets: Secrets;
  readonly production: boolean;
  /** Folder of the embedded database and the generated secrets. */
  readonly dataDir: string;
  /** The address guests use. */
  readonly publicOrigin: string;
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
  const production = environment.NODE_ENV === 'production';
  const refusals = bootRefusals(environment);
  if (refusals.length > 0) {
    throw new Error(`The portal does not start like this:\n  ${refusals.join('\n  ')}`);
  }
  const dataDir = resolve(environment.DATA_DIR);
  const secrets =
    environment.SESSION_SECRET && environment.OTP_PEPPER
      ? { sessionSecret: environment.SESSION_SECRET, otpPepper: environment.OTP_PEPPER }
      : await readOrCreateSecrets(dataDir);
  return {
    environment,
    secrets,
    production,
    dataDir,
    publicOrigin: originOf(environment),
    sandboxUrl: production ? null : `http://127.0.0.1:${environment.SANDBOX_PORT}`,
  };
}

function originOf({ PUBLIC_ORIGIN, HOST, PORT }: Environment): string {
  if (PUBLIC_ORIGIN) return new URL(PUBLIC_ORIGIN).origin;
  const host = HOST === '127.0.0.1' ? 'localhost' : HOST;
  return `http://${host}:${PORT}`;
}
