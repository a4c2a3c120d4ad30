import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { ActionableError } from '../actionable-error.mjs';
import { root } from '../run-process.mjs';

/**
 * What would only come out after minutes of installing and building. The whole environment is read and
 * checked by the server itself (`reference-server/src/config`), which needs what is installed first.
 */

/** @throws {ActionableError} where the tools cannot work in this folder */
export function refuseFolder(folder = root) {
  const unfit = ['#', '?'].filter((sign) => folder.includes(sign));
  if (unfit.length === 0) return;
  throw new ActionableError(
    `The path of this folder has ${unfit.map((sign) => `"${sign}"`).join(' and ')} in it: ${folder}\n` +
      'Tools that take files by their address end the address there. Move or clone it to a path without.',
  );
}

/** What a public portal cannot do without, whatever else it needs. */
const neededInPublic = ['PUBLIC_ORIGIN', 'DATABASE_URL', 'SESSION_SECRET', 'OTP_PEPPER'];
const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|::1)$/i;

/**
 * @param {NodeJS.ProcessEnv} env the portal's
 * @throws {ActionableError} for what the portal would refuse to start with
 */
export function refuseSettings(env) {
  const set = (name) => env[name]?.trim() || undefined;
  for (const name of ['PORT', 'SANDBOX_PORT']) {
    const port = set(name);
    if (port === undefined || (/^\d+$/.test(port) && Number(port) <= 65_535)) continue;
    throw new ActionableError(`${name} is "${port}": give a whole number from 0 to 65535.`);
  }
  refuseHalfPublic(set);
  refuseDataFolder(path.resolve(root, set('DATA_DIR') ?? '.portal'));
}

function refuseHalfPublic(set) {
  const isProduction = set('NODE_ENV') === 'production';
  const isReachable = !loopback.test(set('HOST') ?? 'localhost');
  if (!isProduction && (!isReachable || set('DEMO') === 'i-understand')) return;
  const missing = neededInPublic.filter((name) => set(name) === undefined);
  if (missing.length === 0) return;
  const fact = isProduction ? 'NODE_ENV is production' : `HOST is ${set('HOST')}`;
  const instead = isProduction
    ? 'To try the portal out on this machine, start it without: env -u NODE_ENV npm start'
    : 'To show a demo to whoever reaches this machine, set DEMO=i-understand as well.';
  throw new ActionableError(
    `${fact}, and so this portal is for strangers. It needs ${missing.join(', ')} and more: ` +
      `docs/running.md, "The first start in production".\n${instead}`,
  );
}

/** @throws {ActionableError} where the data cannot be kept */
function refuseDataFolder(folder) {
  const reason = whyUnwritable(folder);
  if (reason === undefined) return;
  throw new ActionableError(
    `The data cannot be kept in ${folder}: ${reason}. Name another folder in DATA_DIR.`,
  );
}

function whyUnwritable(folder) {
  try {
    if (!statSync(folder).isDirectory()) return `${folder} is a file`;
    accessSync(folder, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const parent = path.dirname(folder);
    if (error.code === 'ENOENT' && parent !== folder) return whyUnwritable(parent);
    if (error.code === 'ENOTDIR') return `${parent} is a file, or lies in one`;
    if (error.code === 'EACCES') return `${folder} is not this user's to write`;
    if (error.code === 'EROFS') return `${folder} can only be read`;
    return error.message;
  }
}
