import { describe, expect, it, vi } from 'vitest';
import type * as PasswordHash from './password-hash.ts';

/** As it is, which is not as the server's other tests have it. */
const { hashPassword, isPassword } =
  await vi.importActual<typeof PasswordHash>('./password-hash.ts');

const cheap = { logN: 4, r: 1, p: 1 };

describe('a password', () => {
  it('is known by its hash, whatever that cost', async () => {
    const hash = await hashPassword('пароль 1', cheap);
    expect(hash).toMatch(/^\$scrypt\$ln=4,r=1,p=1\$/);
    expect(await isPassword('пароль 1', hash)).toBe(true);
    expect(await isPassword('пароль 2', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  it('has another hash each time', async () => {
    expect(await hashPassword('a', cheap)).not.toBe(await hashPassword('a', cheap));
  });

  it('costs 32 MiB and three passes', async () => {
    expect(await hashPassword('a')).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  });

  it('is never right where there is no hash', async () => {
    expect(await isPassword('anything', null)).toBe(false);
  });

  it('cannot be compared with something that is no hash', async () => {
    await expect(isPassword('a', 'a')).rejects.toThrow('not in a form');
  });
});
