import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { bulkhead } from 'cockatiel';
import { whenFull } from '../../../kernel/limits/bulkheads.ts';

/** What one hash costs: memory of 128 · 2^logN · r bytes, and time as p times that. */
interface ScryptCost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MiB and some 200 ms of one core, as OWASP's password storage cheat sheet asks for. */
const ordinaryCost: ScryptCost = { logN: 15, r: 8, p: 3 };
const saltBytes = 16;
const keyBytes = 32;
/** Two at a time leave the other threads of Node's pool to files and name look-ups. */
const maxAtATime = 2;
const maxWaiting = 64;

const turns = bulkhead(maxAtATime, maxWaiting);

/** Hashes a password for storage, together with what it cost: `$scrypt$ln=…,r=…,p=…$salt$key`. */
export async function hashPassword(password: string, cost = ordinaryCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  return format(cost, salt, await derive(password, salt, cost));
}

/**
 * Says whether a password is the one behind the hash. Without a hash it works as long and says no, so
 * that nobody learns by the clock which accounts exist.
 *
 * @throws ProblemError `UNAVAILABLE` when too many checks are waiting already.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const { cost, salt, key } = parse(hash ?? dummyHash);
  return timingSafeEqual(await derive(password, salt, cost), key);
}

/** Nobody's: its key is no password's. */
const dummyHash = format(ordinaryCost, randomBytes(saltBytes), randomBytes(keyBytes));

function format({ logN, r, p }: ScryptCost, salt: Buffer, key: Buffer): string {
  return `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

function parse(hash: string): { cost: ScryptCost; salt: Buffer; key: Buffer } {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]{43})$/.exec(hash);
  if (!match) throw new Error('A stored password hash is not in a form this server knows.');
  const [, logN, r, p, salt, key] = match;
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt ?? '', 'base64url'),
    key: Buffer.from(key ?? '', 'base64url'),
  };
}

async function derive(password: string, salt: Buffer, { logN, r, p }: ScryptCost): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return turns
    .execute(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          scrypt(password.normalize(), salt, keyBytes, options, (error, key) => {
            if (error) reject(error);
            else resolve(key);
          });
        }),
    )
    .catch(whenFull('UNAVAILABLE', 5));
}
