import { vi } from 'vitest';
import type * as PasswordHash from '../src/modules/auth/staff-sign-in/password-hash.ts';

/** Setup of the server's tests: what is hashed needs no more than to open, and costs next to nothing. */
vi.mock('../src/modules/auth/staff-sign-in/password-hash.ts', async (importOriginal) => {
  const { hashPassword, isPassword } = await importOriginal<typeof PasswordHash>();
  const quickly = { logN: 4, r: 1, p: 1 };
  const nobodys = await hashPassword('nobody’s', quickly);
  return {
    hashPassword: vi.fn((password: string) => hashPassword(password, quickly)),
    isPassword: async (password: string, hash: string | null) =>
      (await isPassword(password, hash ?? nobodys)) && hash !== null,
  };
});
